import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HistoryEntry } from '../../../registry/contract.ts';
import { answeringRegistry, mainOf, viewerOf, wordsIn } from '../../testing/console.ts';
import { testRelease } from '../../testing/release.ts';
import { livePage } from './live.ts';

const at = '2020-03-02T12:00:00.000Z';
const made: HistoryEntry = {
  ...{ id: 9, when: at, who: 'the token', person: 'Ana', action: 'make-live', remote: 'mf-search', country: '*' },
  ...{ from: '1.0.0', to: '1.1.0', percent: null, why: 'a new field', forced: false, together: null },
};
const together = { ...made, together: 7 };
const calm = { renders: 0, renderFailures: 0, lcp: null, inp: null, cls: null, pageViews: 5, mounts: 4, failures: 1 };
const figures = { ...calm, remote: 'mf-search', version: '1.1.0', country: 'be', errors: 0 };

interface Known {
  live?: object;
  retired?: object[];
  history?: HistoryEntry[];
  more?: Record<string, object>;
  viewer?: ReturnType<typeof viewerOf>;
  here?: Parameters<typeof livePage>[2];
}

/** The page of a registry with one remote, and the addresses of its buttons. */
async function shown({ live, retired = [], history = [], more, viewer = viewerOf('ops'), here }: Known = {}) {
  const { registry, asked } = answeringRegistry({
    '/live': { registry: 1, live: { '*': { 'mf-search': { version: '1.1.0' } }, ...live }, retired },
    '/history': { history },
    '/reports': { minutes: [], totals: [] },
    '/purges': { purges: [] },
    '/dated': { dated: [] },
    '/former-names': { formerNames: [] },
    '/tokens': { tokens: [] },
    ...more,
  });
  const page = mainOf(await livePage(registry, viewer, here ?? { snapshot: undefined, refused: [] }));
  const buttons = [...page.matchAll(/class="button" href="\/_ops\/\w+\?([^"]*)"/g)].map(([, query = '']) => query);
  return { words: wordsIn(page), buttons: buttons.map((query) => query.replaceAll('&amp;', '&')), asked };
}

test('each remote says what is live of it for whom, since when, by whom and why', async () => {
  const since = 'All countries 1.1.0 since 2 Mar 2020, 12:00 UTC by';
  const rows: [HistoryEntry[], string][] = [
    [[made], `${since} Ana: a new field Roll back`],
    [[{ ...made, person: null, why: '' }], `${since} the token Roll back`],
    [
      [together, { ...together, remote: 'mf-stores' }],
      `${since} Ana: a new field, together 7: with mf-stores Roll back all`,
    ],
    [[together], `${since} Ana: a new field, together 7: with content Roll back all`],
    [[{ ...made, to: '1.2.0' }, made], 'All countries 1.1.0 Roll back'],
    [
      [
        { ...made, remote: 'mf-stores' },
        { ...made, country: 'be' },
      ],
      'All countries 1.1.0 Roll back',
    ],
  ];
  for (const [history, expected] of rows) {
    const { words } = await shown({ history });
    assert.ok(words.includes(expected), `${words} has no "${expected}"`);
  }
  const be = { 'mf-search': { version: '1.0.0', candidate: { version: '1.1.0', percent: 10 } } };
  const { words } = await shown({ live: { fr: { 'mf-search': { version: '1.0.1' } }, be } });
  assert.match(
    words,
    /All countries 1\.1\.0 .*Country be 1\.0\.0 rollout 1\.1\.0 for 10 % of the visitors.*Country fr 1\.0\.1/,
  );
});

test('whoever may release a remote has its buttons, and those of its rollout', async () => {
  const of = (what: string) => `what=${what}&remote=mf-search&country=*`;
  const rollout = { '*': { 'mf-search': { version: '1.1.0', candidate: { version: '1.2.0', percent: 10 } } } };
  const others = [together, { ...together, remote: 'mf-stores' }, { ...made, remote: 'mf-account' }];
  const rows: [Known, string[]][] = [
    [{}, [of('roll-back')]],
    [{ viewer: viewerOf('qa') }, []],
    [{ live: rollout }, [of('roll-back'), of('promote'), of('halt')]],
    [{ history: others }, ['what=roll-back&number=7']],
    [{ history: others, viewer: viewerOf('team', 'mf-search') }, [of('roll-back')]],
  ];
  for (const [known, buttons] of rows) assert.deepEqual((await shown(known)).buttons, buttons);
});

test('what stands in the way of visitors comes first: what is not signed, not opened or not forgotten', async () => {
  const { manifest } = testRelease({ name: 'mf-search', version: '1.1.0', render: '' });
  const other = testRelease({ name: 'mf-stores', render: '' }).manifest;
  const unopened = [{ remote: 'mf-search', version: '1.2.0', country: 'be', error: new Error('no') }];
  const all = [
    { manifest, folder: '', grounds: { holder: 'Team Search' } },
    { manifest: { ...manifest, version: '1.0.0' }, folder: '', grounds: { listed: true } as const },
    { manifest: { ...manifest, version: '0.9.0' }, folder: '' },
    { manifest: other, folder: '', grounds: { holder: 'Team Stores' } },
  ];
  const snapshot = { ...{ all, unopened, isComplete: true, retired: [], byCountry: {} }, liveFor: () => ({}) };
  const gateway = { gateway: '2b0b1c5e-59f5-4f3e-9a53-6a6c4d5f3b11', registry: 1, content: 1, error: null };
  const purges = [gateway, { ...gateway, error: 'it is away' }];
  const { words } = await shown({
    here: { snapshot, refused: ['mf-search 9.9.9 is not signed'] },
    more: { '/purges': { purges } },
  });
  assert.ok(
    words.startsWith(
      'What is live mf-search 9.9.9 is not signed: this gateway refuses it, and goes on with what it had.' +
        ' mf-search 1.2.0 cannot be opened by this gateway: Country be keeps what it had. The log says why.' +
        ' The shared cache in front of the site may still show what was before: it does not forget (it is away). mf-search',
    ),
    words,
  );
  assert.match(words, / 1\.1\.0 signed by Team Search 1\.0\.0 not signed, and accepted by RELEASE_KEYS No reports/);
});

test('tokens that end soon are shown to who gives them out, each with when it was last used', async () => {
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  const token = {
    id: 't1',
    name: 'Search',
    role: 'team',
    remotes: [],
    createdAt: at,
    createdBy: 'ann',
    revokedAt: null,
  };
  const tokens = [
    { ...token, expiresAt, lastUsedAt: at },
    { ...token, id: 't2', expiresAt, lastUsedAt: null },
  ];
  const { words } = await shown({ more: { '/tokens': { tokens } } });
  assert.match(
    words,
    /The team token t1 of Search ends [^;]* UTC; it was last used 2 Mar 2020, 12:00 UTC\. The team token t2/,
  );
  assert.match(words, /t2 of Search ends [^;]* UTC; it was never used\./);
  const { asked } = await shown({ viewer: viewerOf('team') });
  assert.ok(!asked.some(({ path }) => path === 'GET /tokens'));
  assert.ok(asked.some(({ path }) => path === 'GET /history?changesLive=true&limit=1000'));
});

test('a remote says its former names and its figures, and one that is retired where its visitors are led', async () => {
  const formerNames = [
    { contract: 'mf-a/card@1', shows: 'mf-search/card', users: ['mf-content 1.0.0', 'a page'] },
    { contract: 'mf-a/box@1', shows: 'mf-search/box', users: [] },
    { contract: 'mf-a/map@1', shows: 'mf-search-2/map', users: [] },
  ];
  const pages = [{ name: 'stores', formerly: {}, leadsTo: { name: 'home' } }];
  const gone = { remote: 'mf-stores', at, freeFrom: '2021-03-02T12:00:00.000Z', together: 7, pages };
  const more = { '/former-names': { formerNames }, '/reports': { minutes: [], totals: [figures] } };
  const { words, buttons } = await shown({ retired: [gone], more });
  assert.match(
    words,
    /mf-search mf-a\/card@1 is another name of mf-search\/card, used by mf-content 1\.0\.0, a page mf-a\/box@1 is another name of mf-search\/box, which nobody uses any more: a release may leave it out All countries/,
  );
  assert.match(
    words,
    /Version Views Failures Last hour 1\.1\.0 5 25\.0 % mf-stores Retired since 2 Mar 2020, 12:00 UTC;/,
  );
  assert.match(words, /; its names are free from 2 Mar 2021, 12:00 UTC on\. Visitors of stores are led to home\./);
  assert.equal(buttons.at(-1), 'what=roll-back&number=7');
  assert.deepEqual((await shown({ retired: [gone], viewer: viewerOf('qa') })).buttons, []);
});
