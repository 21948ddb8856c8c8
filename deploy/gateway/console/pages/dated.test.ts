import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Dated } from '../../../registry/dated/contract.ts';
import { itemsOn, viewerOf } from '../../testing/console.ts';
import { datedSection } from './dated.ts';

const release: Dated = {
  ...{ number: 2, at: '2020-03-02T12:00:00.000Z', until: null, action: 'make-live', remote: 'mf-search' },
  ...{ country: '*', version: '1.1.0', counts: null, changedSince: [], who: 'the token', person: 'Ana', why: '' },
  ...{ forced: false, liveSince: null, failed: null },
};
const counts = { types: { added: 0, changed: 1, removed: 0 } };
const content: Dated = { ...release, action: 'content-import', remote: 'content', version: null, counts };

test('what is dated says when, what and for whom, and how it stands with it', () => {
  const said: [Partial<Dated>, string][] = [
    [{}, '2 Mar 2020, 12:00 UTC: mf-search 1.1.0, All countries Ana Waits'],
    [
      { until: '2020-03-09T12:00:00.000Z', country: 'be', why: 'a fair' },
      '2 Mar 2020, 12:00 UTC until 9 Mar 2020, 12:00 UTC: mf-search 1.1.0, Country be Ana: a fair Waits',
    ],
    [content, '2 Mar 2020, 12:00 UTC: content, types: 1 changed, All countries Ana Waits'],
    [
      { liveSince: '2020-03-02T12:00:01.000Z' },
      '2 Mar 2020, 12:00 UTC: mf-search 1.1.0, All countries Ana Live since 2 Mar 2020, 12:00 UTC',
    ],
    [
      { ...content, changedSince: [{ kind: 'types', key: 'T' }] },
      '2 Mar 2020, 12:00 UTC: content, types: 1 changed, All countries Ana Will not go live: somebody has changed types T since',
    ],
    [
      { failed: 'it breaks the site', changedSince: [{ kind: 'types', key: 'T' }] },
      '2 Mar 2020, 12:00 UTC: mf-search 1.1.0, All countries Ana Not done: it breaks the site',
    ],
  ];
  const section = datedSection(
    said.map(([own]) => ({ ...release, ...own })),
    viewerOf('qa'),
  );
  assert.deepEqual(
    itemsOn(section ? section.html : ''),
    said.map(([, words]) => words),
  );
  assert.equal(datedSection([], viewerOf('admin')), false);
});

test('what is dated is taken back by who may change it', () => {
  for (const [viewer, buttons] of [
    [viewerOf('admin'), [2, 3]],
    [viewerOf('team', 'mf-search'), [2]],
    [viewerOf('content'), [3]],
    [viewerOf('qa'), []],
  ] as const) {
    const section = datedSection([release, { ...content, number: 3 }], viewer);
    const found = [...(section ? section.html : '').matchAll(/what=take-back&amp;number=(\d)/g)];
    assert.deepEqual(
      found.map(([, number]) => Number(number)),
      buttons,
      viewer.holder.role,
    );
  }
});
