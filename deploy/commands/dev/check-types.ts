import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { repository } from 'shared/build';
import type { Problem } from '../../gateway/development/routes.ts';
import { typeProblems } from './build-problem.ts';

/**
 * Checks the types of one remote after a build and beside everything else: those of all take ten times as long. `check` begins
 * again where it is called before it was through.
 */
export function typeChecks(name: string, found: (problems: Omit<Problem, 'kind'>[]) => void) {
  const project = join(repository, '.build', `types-of-${name}.json`);
  const ofOne = {
    extends: '../tsconfig.json',
    compilerOptions: { tsBuildInfoFile: `./types-of-${name}.tsbuildinfo` },
    include: [`../${name}/**/*`, '../shared/**/*.d.ts'],
  };
  mkdirSync(join(project, '..'), { recursive: true });
  writeFileSync(project, JSON.stringify(ofOne));
  let running: ChildProcess | undefined;

  async function check(): Promise<void> {
    running?.kill('SIGKILL');
    const compiler = join(repository, 'node_modules/typescript/bin/tsc');
    const child = spawn(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', project], {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    running = child;
    const said = await text(child.stdout);
    if (running === child) found(typeProblems(said));
  }

  return { check: () => void check(), close: () => running?.kill('SIGKILL') };
}
