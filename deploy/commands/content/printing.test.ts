import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import type { Report } from '../../content-api/import/contract.ts';
import { importFiles } from './import-files.ts';
import { progressOf, sayOutcome } from './printing.ts';

/** A terminal on stderr, or none, and a clock that stands still until it is set. */
function stderr(t: TestContext, isTerminal: boolean) {
  const clock = { ms: 0 };
  const written: string[] = [];
  const { isTTY } = process.stderr;
  process.stderr.isTTY = isTerminal;
  t.after(() => {
    process.stderr.isTTY = isTTY;
  });
  t.mock.method(process.stderr, 'write', (text: string) => written.push(text));
  t.mock.method(performance, 'now', () => clock.ms);
  return { clock, written };
}

const report: Report = {
  ...{ read: 0, bad: 0, added: 0, changed: 0, unchanged: 0, pages: 0, created: [], written: false },
  ...{ problems: [], problemCount: 0, summary: [] },
};

test('on a terminal one sees how far the work is, and, after its first seconds, how long the rest takes', (t) => {
  const { clock, written } = stderr(t, true);
  const shownAfter = (ms: number, part: number): string => {
    clock.ms = 0;
    const { add } = progressOf('checked', 1_000);
    clock.ms = ms;
    add(part * 1_000);
    return stripVTControlCharacters(written.at(-1) ?? '').trim();
  };
  const half = `checked ${'█'.repeat(12)}${'░'.repeat(12)} 50 %`;
  const none = `checked ${'░'.repeat(24)}`;
  assert.deepEqual(
    [
      shownAfter(2_999, 0.5),
      shownAfter(3_000, 0.5),
      shownAfter(89_000, 0.5),
      shownAfter(90_000, 0.5),
      shownAfter(10_000, 0.009),
      shownAfter(10_000, 0.01),
      shownAfter(10_000, 1),
    ],
    [
      half,
      `${half}, 3 s left`,
      `${half}, 89 s left`,
      `${half}, 2 min left`,
      `${none} 0 %`,
      `${none} 1 %, 17 min left`,
      `checked ${'█'.repeat(24)} 100 %`,
    ],
  );
});

test('where nobody watches, a line stands for every 5,000 rows, and no bar', (t) => {
  const { written } = stderr(t, false);
  const { add, row, end } = progressOf('checked', 10);
  add(5);
  for (let rows = 0; rows < 10_000; rows++) row();
  end();
  assert.deepEqual(written, ['checked 5000 rows\n', 'checked 10000 rows\n']);
});

test('an import says where its rows go: into search, which is live, or into that of a preview', async (t) => {
  const { written } = stderr(t, true);
  const shownOf = async (made: Partial<Report>): Promise<string> => {
    written.splice(0);
    let left = 2;
    const content = {
      staged: async () => 0,
      import: async () => ({ ...report, ...made }),
      takeInPending: async () => left--,
      export: () => assert.fail('nothing is exported'),
    };
    await importFiles(content, [], { skipBad: false, dryRun: false, create: [], language: 'fr' });
    return written.join('');
  };
  assert.match(await shownOf({ written: true }), /\rlive, in search █/);
  assert.match(await shownOf({ preview: 7 }), /\rstaged, in its search █/);
  assert.equal(await shownOf({}), '');
});

test('twenty problems, and twenty names that were made, are shown one by one; of more the rest is counted', (t) => {
  const said: string[] = [];
  t.mock.method(console, 'log', (line: string) => said.push(line));
  const saidOf = (count: number): string[] => {
    said.splice(0);
    const problems = Array.from({ length: count }, (_, row) => ({ file: 'a.csv', line: row + 2, message: 'is bad' }));
    const created = problems.map(({ line }) => `type ${line}`);
    const summary = [{ message: 'is bad', rows: count }];
    const bad = { ...report, problems, problemCount: count, summary, bad: count, created };
    sayOutcome(bad, 1, { skipBad: true, dryRun: false });
    return [...said];
  };
  const twenty = saidOf(20);
  assert.equal(twenty.length, 22);
  assert.equal(twenty[19], 'a.csv:21: is bad');
  assert.match(twenty[20] ?? '', /^Created: .*, type 21$/);
  const more = saidOf(21);
  assert.equal(more.length, 24);
  assert.equal(more[0], 'in 21 rows: is bad');
  assert.equal(more[21], '… and 1 more');
  assert.match(more[22] ?? '', /^Created: .*, type 21 … and 1 more$/);
});
