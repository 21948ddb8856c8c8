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

test('what became of the rows is said in one line, and how to put a change back, or to make a preview live', (t) => {
  const said: string[] = [];
  t.mock.method(console, 'log', (line: string) => said.push(line));
  const saidOf = (made: Partial<Report>, { skipBad = false, dryRun = false } = {}): string[] => {
    said.splice(0);
    sayOutcome({ ...report, read: 9, added: 1, changed: 2, unchanged: 3, ...made }, 1.25, { skipBad, dryRun });
    return [...said];
  };
  const rows = '9 read: 1 new, 2 changed, 3 unchanged, 0 skipped';
  assert.deepEqual(saidOf({}), [`${rows}, 1.3 s`]);
  assert.deepEqual(saidOf({ pages: 4 }, { dryRun: true }), [
    `${rows}, 4 pages made, 1.3 s (nothing is written: --dry-run)`,
  ]);
  assert.deepEqual(saidOf({ change: 44 }).slice(1), [
    'This is change 44. To put back what was before: npm run rollback -- content',
  ]);
  assert.deepEqual(saidOf({ preview: 9 }).slice(1), [
    'This is preview 9; nothing is live. To make it live: npm run content:publish -- 9',
  ]);
  assert.deepEqual(saidOf({ bad: 3 }), ['3 of 9 rows are bad: nothing is imported. (--skip-bad takes the others.)']);
  assert.deepEqual(saidOf({ bad: 3 }, { skipBad: true }), [`${rows.replace('0 skipped', '3 skipped')}, 1.3 s`]);
});

test('a field that all rows lack is mostly a column that the mapping does not name, and that is said', (t) => {
  const said: string[] = [];
  t.mock.method(console, 'log', (line: string) => said.push(line));
  const summary = [
    { rows: 1_200, field: 'width', message: 'is missing' },
    { rows: 1_200, field: 'heading', message: 'is missing' },
    { rows: 30, field: 'width', message: 'is no number' },
    { rows: 30, message: 'is missing' },
  ];
  sayOutcome({ ...report, bad: 1_200, problemCount: 1_200, summary }, 1, { skipBad: false, dryRun: false });
  assert.deepEqual(said.slice(0, -1), [
    'in 1,200 rows: width is missing (name its column in a mapping: "width": "…")',
    'in 1,200 rows: heading is missing (name its column in a mapping: "heading.en": "…"; or give --languages en where the file has a column heading in one language)',
    'in 30 rows: width is no number',
    'in 30 rows: is missing',
    '… and 1,180 more',
  ]);
});

test('a line that stays takes the place of the bar, which is gone at the end', (t) => {
  for (const [isTerminal, lines] of [
    [true, ['\rgoes on\u001b[K\n', `\rchecked ${'█'.repeat(24)} 100 %\u001b[K`, '\r\u001b[K']],
    [false, ['goes on\n']],
  ] as const) {
    const { written } = stderr(t, isTerminal);
    const { say, add, end, row } = progressOf('checked', 0);
    end();
    say('goes on');
    add(1);
    add(1);
    row();
    end();
    assert.deepEqual(written, lines);
    t.mock.reset();
  }
});
