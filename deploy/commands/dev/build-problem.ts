import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { folderOf, isAlone, repository } from 'shared/build';
import type { Place, Problem } from '../../gateway/development/routes.ts';
import { placeAt } from './source-places.ts';

const inCompiler = /\[?([\w./@-]+\.(?:tsx?|css|graphql|json)):(\d+):(\d+)\]?/g;
const inTypes = /^(\S+\.tsx?)\((\d+),(\d+)\): error (TS\d+: .*)$/gm;

/** What the compiler says, and where. Files are told from the remote's folder, or whole. */
export function buildProblem(name: string, said: string): Omit<Problem, 'kind'> {
  const message = stripVTControlCharacters(said).trim();
  const places = new Map<string, Place>();
  for (const [, path = '', line, column] of message.matchAll(inCompiler)) {
    const whole = isAbsolute(path) ? path : join(folderOf(name), path);
    const file = relative(repository, whole);
    if (file.startsWith('..') || file.includes('node_modules')) continue;
    const place = placeAt(repository, file, Number(line), Number(column));
    if (place.text !== undefined && !places.has(`${file}:${line}`)) places.set(`${file}:${line}`, place);
  }
  return { message, places: [...places.values()] };
}

/** What the type checker says, an error at a time. */
export const typeProblems = (said: string): Omit<Problem, 'kind'>[] =>
  [...said.matchAll(inTypes)].map(([, file = '', line, column, message = '']) => ({
    message,
    places: [placeAt(repository, file, Number(line), Number(column))],
  }));

/**
 * Checks the types of one remote after a build and beside everything else: those of all take ten times as long. `check` begins
 * again where it is called before it was through.
 */
export function typeChecks(name: string, found: (problems: Omit<Problem, 'kind'>[]) => void) {
  const project = isAlone ? join(repository, 'tsconfig.json') : projectOf(name);
  let running: ChildProcess | undefined;

  async function check(): Promise<void> {
    running?.kill('SIGKILL');
    const compiler = join(repository, 'node_modules/typescript/bin/tsc');
    const child = spawn(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', project], {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // Pages of the build come first, on a machine that is busy with them.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    running = child;
    const said = await text(child.stdout);
    if (running === child) found(typeProblems(said));
  }

  return { check: () => void check(), close: () => running?.kill('SIGKILL') };
}

/** Of all workspaces this one alone. */
function projectOf(name: string): string {
  const project = join(repository, '.build', `types-of-${name}.json`);
  const ofOne = {
    extends: '../tsconfig.json',
    compilerOptions: { tsBuildInfoFile: `./types-of-${name}.tsbuildinfo` },
    include: [`../${name}/**/*`, '../shared/**/*.d.ts'],
  };
  mkdirSync(join(project, '..'), { recursive: true });
  writeFileSync(project, JSON.stringify(ofOne));
  return project;
}
