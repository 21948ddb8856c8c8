import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContentChange } from '../../../registry/contract.ts';
import { answeringRegistry, itemsOn, mainOf, viewerOf, wordsIn } from '../../testing/console.ts';
import { contentPage } from './content.ts';

const change: ContentChange = {
  ...{ number: 2, when: '2020-03-02T12:00:00.000Z', who: 'the token', person: 'Eva', action: 'content-import' },
  ...{ why: 'a letter', counts: { types: { added: 0, changed: 1, removed: 0 } }, undoneBy: null, isKept: true },
};
const dated = {
  ...{ number: 2, at: change.when, until: null, action: 'make-live', country: '*', version: '1.1.0', counts: null },
  ...{ changedSince: [], who: 'ann', person: 'Ana', why: '', forced: false, liveSince: null, failed: null },
};
const shown = (changes: ContentChange[], viewer = viewerOf('content'), left?: string) => {
  const all = ['mf-search', 'content'].map((remote, number) => ({ ...dated, remote, number: number + 1 }));
  return contentPage(
    answeringRegistry({ '/content/changes': { changes }, '/dated': { dated: all } }).registry,
    viewer,
    left,
  );
};

test('a change of content says what it was, and what becomes of it', async () => {
  const of = 'content-import 2, types: 1 changed 2 Mar 2020, 12:00 UTC, Eva a letter';
  const rows: [Partial<ContentChange>, string][] = [
    [{}, `${of} Put back change 2`],
    [
      { person: null, why: '' },
      'content-import 2, types: 1 changed 2 Mar 2020, 12:00 UTC, the token Put back change 2',
    ],
    [{ undoneBy: 3 }, `${of} Put back by 3`],
    [{ isKept: false }, `${of} What was before is not kept`],
  ];
  const page = await shown(rows.map(([own]) => ({ ...change, ...own })));
  assert.deepEqual(
    itemsOn(page.slice(page.indexOf('So far'))),
    rows.map(([, words]) => words),
  );
  assert.doesNotMatch(await shown([change], viewerOf('qa')), /Put back/);
});

test('what is dated of content stands before its changes, and rows that were left alone before all', async () => {
  const words = wordsIn(mainOf(await shown([], viewerOf('qa'), 'types T')));
  assert.match(
    words,
    /^Changes of content Somebody has changed these since, and they stay as they are: types T Dated .*: content 1\.1\.0, All/,
  );
  assert.match(words, /Waits So far Nothing has changed yet\.$/);
  assert.doesNotMatch(words, /mf-search/);
  const many = Array.from({ length: 51 }, () => change);
  assert.equal((await shown(many)).match(/class="button" href="[^"]*put-back/g)?.length, 50);
});
