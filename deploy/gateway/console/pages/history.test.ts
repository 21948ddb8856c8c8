import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HistoryEntry } from '../../../registry/contract.ts';
import { answeringRegistry, itemsOn, mainOf, viewerOf, wordsIn } from '../../testing/console.ts';
import { historyPage } from './history.ts';

const line: HistoryEntry = {
  ...{ id: 9, when: '2020-03-02T12:00:00.000Z', who: 'Team Search', person: 'Ana', action: 'make-live' },
  ...{ remote: 'mf-search', country: '*', from: '1.0.0', to: '1.1.0', percent: null, why: 'a new field' },
  ...{ forced: false, together: null },
};
const live = { registry: 1, live: { '*': { 'mf-stores': { version: '1.0.0' }, 'mf-search': { version: '1.1.0' } } } };
const shown = (history: HistoryEntry[], chosen: Parameters<typeof historyPage>[2] = {}) =>
  historyPage(answeringRegistry({ '/live': live, '/history': { history } }).registry, viewerOf('qa'), chosen);

test('a line says what was done, for whom, by whom and why, and nothing of what there was not', async () => {
  const at = '2 Mar 2020, 12:00 UTC';
  const rows: [Partial<HistoryEntry>, string][] = [
    [{}, `make-live mf-search 1.0.0 → 1.1.0 All countries ${at}, Ana (Team Search) a new field`],
    [{ person: null, why: '' }, `make-live mf-search 1.0.0 → 1.1.0 All countries ${at}, Team Search`],
    [{ person: 'Team Search' }, `make-live mf-search 1.0.0 → 1.1.0 All countries ${at}, Team Search a new field`],
    [{ from: null, country: 'be' }, `make-live mf-search 1.1.0 Country be ${at}, Ana (Team Search) a new field`],
    [{ from: '1.1.0' }, `make-live mf-search 1.1.0 All countries ${at}, Ana (Team Search) a new field`],
    [{ to: null }, `make-live mf-search 1.0.0 → nothing All countries ${at}, Ana (Team Search) a new field`],
    [
      { to: null, country: 'be' },
      `make-live mf-search 1.0.0 → as all countries Country be ${at}, Ana (Team Search) a new field`,
    ],
    [
      { action: 'token-create', remote: null, country: null, from: null, to: null },
      `token-create ${at}, Ana (Team Search) a new field`,
    ],
    [
      { percent: 10, forced: true },
      `make-live mf-search 1.0.0 → 1.1.0 10 % All countries forced ${at}, Ana (Team Search) a new field`,
    ],
    [
      { together: 7 },
      `make-live mf-search 1.0.0 → 1.1.0 All countries Together 7, ${at}, Ana (Team Search) a new field`,
    ],
  ];
  const page = await shown(rows.map(([own], index) => ({ ...line, id: 50 - index, ...own })));
  assert.deepEqual(
    itemsOn(page),
    rows.map(([, words]) => words),
  );
});

test('there is a link to older lines where there are any, of the remote that was chosen', async () => {
  const lines = Array.from({ length: 51 }, (_, index) => ({ ...line, id: 100 - index }));
  const older = async (...what: Parameters<typeof shown>) => /href="([^"]*)">Older/.exec(await shown(...what))?.[1];
  assert.equal(await older(lines), '/_ops/history?before=51');
  assert.equal(await older(lines, { remote: 'mf-search' }), '/_ops/history?remote=mf-search&amp;before=51');
  assert.equal(await older(lines.slice(1)), undefined);
  const page = await shown([], { remote: 'mf-search' });
  assert.match(page, /<option selected>mf-search<\/option><option>mf-stores<\/option>/);
  assert.match(wordsIn(mainOf(page)), /Nothing has happened yet\.$/);
});
