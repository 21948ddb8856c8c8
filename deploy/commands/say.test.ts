import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addresses, columns, moment, rollbackCommand, siteState, step } from './say.ts';

test('rows stand in columns as wide as their widest cell, with nothing at the end, and a cell is one line', () => {
  const rows = [
    ['mf-search', '1.0.0', ''],
    ['a', 'b\nc   d', 'why'],
  ];
  assert.equal(
    columns(['remote', 'v', 'x'], rows),
    ['remote     v      x', 'mf-search  1.0.0', 'a          b c d  why'].join('\n'),
  );
});

test('a command is said as somebody types it, a moment in UTC, and whether a site runs', () => {
  assert.equal(rollbackCommand('mf-search', '*'), 'npm run rollback -- mf-search');
  assert.equal(rollbackCommand('mf-search', 'be'), 'npm run rollback -- mf-search --country be');
  assert.equal(moment('2026-11-21T07:45:00.123Z'), '2026-11-21 07:45:00');
  assert.equal(siteState({ siteRuns: true }), '');
  assert.match(siteState({ siteRuns: false }), /^ \(no site runs now; .*\)$/);
});

test('the site on this machine has an address for each language of each country, and its portal one alone', () => {
  const lines = addresses(8080).split('\n');
  assert.ok(lines.includes('  http://be.localhost:8080/fr  http://be.localhost:8080/nl'));
  assert.equal(lines.filter((line) => /^ {2}http:\/\/[a-z]+\.localhost:8080\/$/.test(line)).length, 1);
});

test('a step says that it begins, and how long it took', async (t) => {
  const said: string[] = [];
  t.mock.method(console, 'log', (line: string) => said.push(line));
  let ms = 0;
  t.mock.method(performance, 'now', () => ms);
  const answer = await step('Builds', async () => {
    ms = 1_500;
    return 7;
  });
  assert.deepEqual([answer, said], [7, ['Builds …', '  Builds: 1.5 s']]);
});
