import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readArguments, runCommand, wrongUse } from '../../deploy/commands/run-command.ts';
import { hasPostgres, startPostgres } from '../../deploy/database/testing.ts';
import { copyRepository } from './copy.ts';
import { mutated } from './mutants.ts';
import { roomOf, testsOf } from './related-tests.ts';
import { failureOf } from './run-test.ts';
import { type Sample, sampleOf, thoseThatCompile } from './sample.ts';

const usage = `Changes code in small ways, one at a time, in a copy of the repository, and counts which changes the tests that run it notice.

  npm run mutations -- deploy/render shared/remote
  npm run mutations -- --count 200

  --count   how many changes, of all folders together; 40 unless said otherwise
  --seed    which ones: the same number chooses the same
  --part    2/8: every eighth of them, from the second on`;

/** How many tests are run for a change: the closest ones of the file's room, then of other rooms. */
const [mostBeside, mostElsewhere] = [5, 3];

const repository = join(import.meta.dirname, '../..');

/** Tests that have passed without any change. */
const passing = new Set<string>();

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
  // What runs for this process ends with its exit, which a signal alone is not.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  const all = sampleOf(repository, positionals, { count, seed }).filter((_, index) => index % parts === part - 1);
  if (all.length === 0) throw wrongUse(`There is no code in ${positionals.join(', ')}`);
  const copy = copyRepository(repository);
  const samples = await thoseThatCompile(copy, all);
  console.log(`${all.length - samples.length} of ${all.length} changes are refused by TypeScript.`);
  if (samples.some(({ file }) => file.startsWith('deploy/')) && hasPostgres()) await beginPostgres();
  const judged: Judged[] = [];
  for (const sample of samples) judged.push({ room: roomOf(sample.file), verdict: await judge(copy, sample) });
  console.log(summary(judged));
});

/** Server tests lay their databases on one server, which ends with this process. */
async function beginPostgres(): Promise<void> {
  const { url, stop } = await startPostgres();
  process.env.TEST_DATABASE_URL = url;
  process.once('exit', stop);
}

type Verdict = 'noticed' | 'noticed elsewhere' | 'survived' | 'no test' | 'undecided';
interface Judged {
  room: string;
  verdict: Verdict;
}

/** Runs the tests of a file with the change in it, until one fails. */
async function judge(copy: string, { file, mutant }: Sample): Promise<Verdict> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const change = `${file}:${mutant.line}  ${text.slice(mutant.start, mutant.end).trim().split('\n')[0]} → ${mutant.replacement.trim()}`;
  const say = (verdict: Verdict, why = '') => {
    console.log(`${verdict}: ${change}${why}`);
    return verdict;
  };
  const { beside, elsewhere } = testsOf(copy, file);
  const tests = [...beside.slice(0, mostBeside), ...elsewhere.slice(0, mostElsewhere)];
  for (const test of tests) {
    writeFileSync(path, mutated(text, mutant));
    const failure = await failureOf(copy, test);
    writeFileSync(path, text);
    const name = relative(copy, test);
    if (!failure) continue;
    if (await passes(copy, test))
      return say(beside.includes(test) ? 'noticed' : 'noticed elsewhere', `  (${name}: ${failure})`);
    return say('undecided', `  (${name} fails without any change)`);
  }
  return say(tests.length > 0 ? 'survived' : 'no test');
}

/** Whether a test passes without any change, the second time at the latest. */
async function passes(copy: string, test: string): Promise<boolean> {
  for (let time = 0; time < 2 && !passing.has(test); time += 1)
    if ((await failureOf(copy, test)) === undefined) passing.add(test);
  return passing.has(test);
}

function summary(judged: readonly Judged[]): string {
  const of = (wanted: Verdict) => judged.filter(({ verdict }) => verdict === wanted).length;
  const share = (some: readonly Judged[]) => {
    const noticed = some.filter(({ verdict }) => verdict.startsWith('noticed')).length;
    return `${noticed} of ${some.length} noticed (${((100 * noticed) / some.length).toFixed(0)} %)`;
  };
  const byRoom = [...Map.groupBy(judged, ({ room }) => room)].map(([room, some]) => `  ${room}: ${share(some)}`);
  return `\n${share(judged)}, ${of('noticed elsewhere')} of them by tests of another room; ${of('survived')} survived, ${of('no test')} without a test, ${of('undecided')} undecided\n${byRoom.join('\n')}`;
}
