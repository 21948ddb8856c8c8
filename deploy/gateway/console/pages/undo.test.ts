import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContentChange, HistoryEntry } from '../../../registry/contract.ts';
import type { Dated } from '../../../registry/dated/contract.ts';
import { answeringRegistry, mainOf, viewerOf, wordsIn } from '../../testing/console.ts';
import { mayRollBack, undo, undoPage } from './undo.ts';

const at = '2020-03-02T12:00:00.000Z';
const change: ContentChange = {
  ...{ number: 2, when: at, who: 'the token', person: 'Eva', action: 'content-import', why: 'a letter' },
  ...{ counts: { types: { added: 0, changed: 1, removed: 0 } }, undoneBy: null, isKept: true },
};
const line: HistoryEntry = {
  ...{ id: 9, when: at, who: 'the token', person: 'Ana', action: 'make-live', remote: 'mf-search', country: '*' },
  ...{ from: '1.0.0', to: '1.1.0', percent: null, why: 'a fair', forced: false, together: 2 },
};
const dated: Dated = {
  ...{ number: 2, at, until: null, action: 'make-live', remote: 'mf-search', country: '*', version: '1.1.0' },
  ...{ counts: null, changedSince: [], who: 'the token', person: 'Ana', why: '', forced: false },
  ...{ liveSince: null, failed: null },
};
const contentAlone: Dated = { ...dated, remote: 'content', version: null, counts: change.counts };
const admin = viewerOf('admin');

interface Known {
  changes?: ContentChange[];
  history?: HistoryEntry[];
  dated?: Dated[];
}
const registryOf = ({ changes = [], history = [], dated = [] }: Known) =>
  answeringRegistry({ '/content/changes': { changes }, '/history': { history }, '/dated': { dated } }).registry;

test('before something is undone its page says what it is, who did it, and what is there then', async () => {
  const rest = 'Reason, for the history';
  const whole = 'Every page shows what was before, within a second; later changes stay';
  const nothing = 'There is no such thing any more: it is done, or was undone. Back';
  const force = 'Also rows that somebody has changed since';
  const rows: ['put-back' | 'roll-back' | 'take-back', Known, string][] = [
    ['put-back', { changes: [change] }, `What types: 1 changed By Eva: a letter Then ${whole} ${rest} ${force}`],
    ['put-back', { changes: [{ ...change, person: null, why: '' }] }, `types: 1 changed By the token Then`],
    ['put-back', { changes: [{ ...change, number: 3 }] }, nothing],
    ['put-back', { changes: [{ ...change, isKept: false }] }, nothing],
    ['put-back', { changes: [{ ...change, undoneBy: 3 }] }, nothing],
    [
      'roll-back',
      { history: [line, { ...line, remote: 'content', to: '5' }] },
      'What mf-search 1.0.0 → 1.1.0, change 5 of content By Ana: a fair Then What was before is live for all countries,',
    ],
    [
      'roll-back',
      { history: [{ ...line, country: 'be', from: null, person: null, why: '' }] },
      'mf-search as all countries → 1.1.0 By the token Then What was before is live for the country be,',
    ],
    ['roll-back', {}, nothing],
    ['take-back', { dated: [dated] }, `What mf-search 1.1.0 By Ana Then It does not go live ${rest} Take back`],
    ['take-back', { dated: [{ ...dated, liveSince: at }] }, 'Then It stays live, and does not end by itself'],
    ['take-back', { dated: [contentAlone] }, 'What content types: 1 changed By Ana'],
    ['take-back', { dated: [{ ...dated, number: 3 }] }, nothing],
  ];
  for (const [what, known, words] of rows) {
    const shown = wordsIn(mainOf(await undoPage(registryOf(known), admin, { what, number: 2 })));
    assert.ok(shown.includes(words), `${shown} has no "${words}"`);
  }
  const refused = await undoPage(registryOf({ dated: [dated] }), admin, { what: 'take-back', number: 2 }, 'Not now');
  assert.match(wordsIn(mainOf(refused)), /^Take back what is dated as 2 Not now What/);
});

test('what is undone is told to the registry with its reason, and leads to where it was listed', async () => {
  const done = { number: 7, undone: [2], counts: {}, left: [{ kind: 'types', key: 'T' }], notes: [] };
  const answers = (of: Dated, left = done.left) => ({
    '/content/rollback': { ...done, left },
    '/together/2/rollback': { changed: [] },
    '/dated': { dated: [of] },
    '/dated/2': { isLive: false },
  });
  const about = { by: 'Olga', why: 'a fire' };
  for (const [what, given, expected, path, told] of [
    ['put-back', answers(dated), { next: '/_ops/content', left: 'types T' }, 'POST /content/rollback', { only: 2 }],
    ['put-back', answers(dated, []), { next: '/_ops/content', left: undefined }, 'POST /content/rollback', { only: 2 }],
    ['roll-back', answers(dated), { next: '/_ops' }, 'POST /together/2/rollback', {}],
    ['take-back', answers(dated), { next: '/_ops' }, 'DELETE /dated/2', undefined],
    ['take-back', answers(contentAlone), { next: '/_ops/content' }, 'DELETE /dated/2', undefined],
    ['take-back', answers({ ...contentAlone, number: 3 }), { next: '/_ops' }, 'DELETE /dated/2', undefined],
  ] as const) {
    const { registry, asked } = answeringRegistry(given);
    assert.deepEqual(await undo(registry, admin, { what, number: 2 }, { why: 'a fire', force: true }), expected);
    assert.deepEqual(asked.at(-1), { path, body: told ? { ...about, ...told, force: true } : about });
  }
});

test('all that went live together is for who may take back each of it', () => {
  const [search, content] = [{ remote: 'mf-search' }, { remote: 'content' }];
  for (const [viewer, expected] of [
    [admin, true],
    [viewerOf('team', 'mf-search'), false],
    [viewerOf('content'), false],
  ] as const)
    assert.equal(mayRollBack(viewer, [search, content]), expected, viewer.holder.role);
  assert.ok(mayRollBack(viewerOf('team', 'mf-search'), [search]));
  assert.ok(mayRollBack(viewerOf('content'), [content]));
});
