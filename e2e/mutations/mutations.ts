import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { readArguments, runCommand, wrongUse } from '../../deploy/commands/run-command.ts';
import { seeded } from '../../deploy/testing/seeded.ts';
import { type Mutant, mutantsOf, mutated } from './mutants.ts';
import { testsBeside } from './related-tests.ts';

const usage = `Changes code in small ways, one at a time, in a copy of the repository, and counts which changes the tests beside it notice.

  npm run mutations -- deploy/render shared/remote
  npm run mutations -- --count 200

  --count   how many changes, of all folders together; 40 unless said otherwise
  --seed    which ones: the same number chooses the same
  --part    2/8: every eighth of them, from the second on`;

/** A test that takes this many times as long as without the change, and twenty seconds, hangs. */
const patience = 4;

interface Sample {
  file: string;
  mutant: Mutant;
}

const repository = join(import.meta.dirname, '../..');
const leftOut = /(?:^|\/)node_modules$|^\.(?:git|build|data)$/;

const rooms = ['deploy/**', 'shared/**', 'shell/src/**', 'mf-*/src/**'];
const isCode = (file: string) =>
  !/\.test\.|\.spec\.|\.generated\.|\.d\.ts$|testing|node_modules|^deploy\/demo/.test(file);

const limits = new Map<string, number>();

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    part: { type: 'string', default: '1/1' },
  });
  const [count, seed] = [Number(values.count), Number(values.seed)];
  if (!Number.isInteger(count) || !Number.isInteger(seed)) throw wrongUse('--count and --seed are whole numbers');
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(values.part)?.map(Number) ?? [];
  if (!part || !parts || part > parts) throw wrongUse(`--part is one of several, as 2/8, not ${values.part}`);
  const samples = sampleOf(positionals, { count, seed }).filter((_, index) => index % parts === part - 1);
  if (samples.length === 0) throw wrongUse(`There is no code in ${positionals.join(', ')}`);
  const copy = copyRepository();
  try {
    const verdicts: Verdict[] = [];
    for (const sample of samples) verdicts.push(await judge(copy, sample));
    console.log(summary(verdicts));
  } finally {
    rmSync(copy, { recursive: true });
  }
});

/**
 * A copy of the repository with all its libraries, on the same disk, so that links make them: render processes may read
 * what is below their repository, and nothing that a symbolic link leads to.
 */
function copyRepository(): string {
  mkdirSync(join(repository, '.build'), { recursive: true });
  const copy = mkdtempSync(join(repository, '.build/mutations-'));
  const below = readdirSync(repository).filter((name) => !leftOut.test(name));
  for (const name of below)
    cpSync(join(repository, name), join(copy, name), {
      recursive: true,
      filter: (path) => !leftOut.test(relative(repository, path)),
    });
  for (const folder of ['.', ...below].map((name) => join(name, 'node_modules')))
    if (existsSync(join(repository, folder)))
      execFileSync('cp', ['--archive', '--link', join(repository, folder), join(copy, folder)]);
  execFileSync(process.execPath, [join(copy, 'shared/build/generate-types.ts')]);
  return copy;
}

/** Changes of files that have tests beside them, as many of each folder as of any other. */
function sampleOf(folders: readonly string[], { count, seed }: { count: number; seed: number }): Sample[] {
  const random = seeded(seed);
  const patterns = folders.length > 0 ? folders.map((folder) => `${folder}/**`) : rooms;
  const files = globSync(
    patterns.map((pattern) => `${pattern}/*.{ts,tsx}`),
    { cwd: repository, exclude: (name) => name === 'node_modules' },
  );
  const byFolder = Map.groupBy(files.filter(isCode).sort(), (file) => file.split('/').slice(0, 2).join('/'));
  const queues = [...byFolder.values()].map((ofFolder) =>
    shuffled(
      ofFolder.flatMap((file) =>
        mutantsOf(readFileSync(join(repository, file), 'utf8')).map((mutant) => ({ file, mutant })),
      ),
      random,
    ),
  );
  const samples: Sample[] = [];
  while (samples.length < count && queues.some((queue) => queue.length > 0))
    for (const queue of queues) {
      const next = queue.pop();
      if (next && samples.length < count) samples.push(next);
    }
  return samples;
}

type Verdict = 'noticed' | 'survived' | 'no test' | 'undecided';

/** Runs the tests beside a file with the change in it, until one fails. */
async function judge(copy: string, { file, mutant }: Sample): Promise<Verdict> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const change = `${file}:${mutant.line}  ${text.slice(mutant.start, mutant.end).trim().split('\n')[0]} → ${mutant.replacement.trim()}`;
  const say = (verdict: Verdict, why = '') => {
    console.log(`${verdict}: ${change}${why}`);
    return verdict;
  };
  const tests = testsBeside(copy, file);
  for (const test of tests) {
    const limit = await limitOf(copy, test);
    if (limit === undefined) return say('undecided', `  (${relative(copy, test)} fails without any change)`);
    writeFileSync(path, mutated(text, mutant));
    const failure = await failureOf(copy, test, limit);
    writeFileSync(path, text);
    if (failure) return say('noticed', `  (${relative(copy, test)}: ${failure})`);
  }
  return say(tests.length > 0 ? 'survived' : 'no test');
}

/** How long a test may take, in ms; undefined where it fails twice without any change. */
async function limitOf(copy: string, test: string): Promise<number | undefined> {
  const before = limits.get(test);
  if (before !== undefined) return before;
  for (const _ of ['first', 'second']) {
    const start = performance.now();
    if ((await failureOf(copy, test)) !== undefined) continue;
    const limit = Math.ceil((performance.now() - start) * patience) + 20_000;
    limits.set(test, limit);
    return limit;
  }
  return undefined;
}

/** Which of a file's tests fails first, or that it does not end; undefined where all pass. */
async function failureOf(copy: string, test: string, limitMs?: number): Promise<string | undefined> {
  const isComponent = !/^(?:deploy|e2e)\//.test(relative(copy, test));
  const runner = isComponent
    ? ['node_modules/.bin/jest', '--config', 'shared/build/jest.config.js', '--verbose', '--runTestsByPath', test]
    : // In one process, so that one that hangs is ended wholly.
      ['--test', '--test-isolation=none', '--test-force-exit', '--test-reporter=tap', test];
  const child = spawn(process.execPath, runner, {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  });
  let failed: string | undefined;
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', (line) => {
      failed ??= /^\s*(?:not ok \d+ -|✕|●) (.*)/.exec(line)?.[1];
      if (failed !== undefined && !isComponent) child.kill('SIGKILL');
    });
  const [code, signal] = await once(child, 'close');
  if (code === 0) return undefined;
  return failed ?? (signal ? 'does not end' : 'cannot be run');
}

function summary(verdicts: readonly Verdict[]): string {
  const of = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
  const percent = ((100 * of('noticed')) / verdicts.length).toFixed(0);
  return `\n${verdicts.length} changes: ${of('noticed')} noticed (${percent} %), ${of('survived')} survived, ${of('no test')} without a test beside, ${of('undecided')} undecided`;
}

function shuffled<Item>(items: Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}
