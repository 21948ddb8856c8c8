import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HistoryEntry } from '../../registry/contract.ts';
import type { Dated } from '../../registry/dated/contract.ts';
import { testManifest } from '../../registry/test-manifest.ts';
import { commandsIn, linesOf } from '../testing.ts';

const run = commandsIn(import.meta.dirname);

const at = '2026-11-21T07:45:00.000Z';
const later = '2027-01-09T06:00:00.000Z';
const waits: Dated = {
  ...{ number: 7, at: later, until: null, action: 'make-live', remote: 'mf-search', country: '*', version: '1.1.0' },
  ...{ counts: null, changedSince: [], who: 'admin', person: 'ann', why: 'spring', forced: false },
  ...{ liveSince: null, failed: null },
};
const dated: Dated[] = [
  waits,
  { ...waits, number: 8, country: 'be', until: later, liveSince: at, failed: 'It is gone' },
  {
    ...{ ...waits, number: 9, action: 'content-import', remote: 'content', version: null },
    ...{
      counts: { products: { added: 3, changed: 0, removed: 0 } },
      changedSince: [{ kind: 'products', key: 'onde' }],
    },
  },
];
const line: HistoryEntry = {
  ...{ id: 1, when: at, who: 'admin', person: 'ann', action: 'make-live', remote: 'mf-search', country: '*' },
  ...{ from: null, to: '1.0.0', percent: null, why: 'first', forced: false, together: null },
};
const history: HistoryEntry[] = [
  { ...line, id: 4, person: null, percent: 10, from: '1.0.0', to: '1.1.0', action: 'roll-out', forced: true },
  { ...line, id: 3, together: 5, from: '0.9.0', why: 'a fair' },
  { ...line, id: 2, together: 5, remote: 'mf-stores', why: 'a fair' },
  { ...line, when: '2026-11-20T07:45:00Z', action: 'end', country: null },
];
const library = (name: string, version: string) => testManifest({ name, version, modules: ['react'] });
const answers = {
  'GET /dated': { dated },
  'GET /live': {
    registry: 1,
    live: {
      '*': {
        shell: { version: '2.0.0' },
        'mf-search': { version: '1.0.0', candidate: { version: '1.1.0', percent: 10 } },
        'react-19.2': { version: '19.2.8' },
        'react-19.3': { version: '19.3.1' },
      },
      be: { 'mf-search': { version: '0.9.0' } },
    },
    retired: [],
  },
  'GET /releases': {
    releases: [
      { name: 'mf-search', version: '1.0.0', publishedAt: at, by: 'ann', why: '', source: 's' },
      {
        name: 'mf-search',
        version: '1.1.0',
        publishedAt: later,
        by: 'bob',
        why: 'better',
        source: 's',
        isForgotten: true,
      },
    ],
    older: undefined,
  },
  'GET /history': { history },
  'GET /remotes': { remotes: ['mf-search', 'react-19.2', 'react-19.3', 'shell'] },
  'GET /releases/shell/2.0.0/manifest': testManifest({
    name: 'shell',
    version: '2.0.0',
    shared: { react: { requires: '^19.2.0' } },
  }),
  'GET /releases/react-19.2/19.2.8/manifest': library('react-19.2', '19.2.8'),
  'GET /releases/react-19.3/19.3.1/manifest': library('react-19.3', '19.3.1'),
};

test('all that is live, dated and done is listed: shares of a rollout, who did it, and several in one write as one', async () => {
  const all = await run('releases', '', answers);
  assert.deepEqual(linesOf(all), [
    'Dated (npm run take-back -- 7 takes 7 back; times are UTC)',
    '',
    'dated | live at | until | what | country | by | why',
    '7 | 2027-01-09 06:00:00 | mf-search 1.1.0 | * | ann (admin) | spring | waits',
    '8 | 2027-01-09 06:00:00 | 2027-01-09 06:00:00 | mf-search 1.1.0 | be | ann (admin) | spring | live, to end',
    '9 | 2027-01-09 06:00:00 | products: 3 added | * | ann (admin) | spring | waits',
    '',
    '8 could not be done: It is gone',
    '',
    '9 will not go live: somebody has changed products onde since',
    '',
    'Live now (country * is every country without a line of its own; times are UTC)',
    '',
    'remote | country | version | seen by | published | by',
    'mf-search | * | 1.0.0 | 90 % | 2026-11-21 07:45:00 | ann',
    'mf-search | * | 1.1.0 | 10 % | 2027-01-09 06:00:00 | bob',
    'mf-search | be | 0.9.0 | 100 %',
    'react-19.2 | * | 19.2.8 | 100 %',
    'react-19.3 | * | 19.3.1 | 100 %',
    'shell | * | 2.0.0 | 100 %',
    '',
    'Libraries that pages share',
    '',
    'library',
    'react-19.2 | 19.2.8 | nothing takes it: no page loads it',
    'react-19.3 | 19.3.1 | taken by shell (^19.2.0)',
    '',
    'History, the newest first',
    '',
    'when | who | action | remote | country | from | to | share | why',
    '2026-11-21 07:45:00 | admin | roll-out (forced) | mf-search | * | 1.0.0 | 1.1.0 | 10 % | first',
    '2026-11-21 07:45:00 | ann (admin) | make-live (together 5) | mf-search + mf-stores | * | 0.9.0 + - | 1.0.0 + 1.0.0 | - | a fair',
    '2026-11-20 07:45:00 | ann (admin) | end | mf-search | - | - | 1.0.0 | - | first',
    '',
  ]);
});

test('what is asked of one remote is told of that alone', async () => {
  const one = await run('releases', 'mf-search --limit 20', { ...answers, 'GET /dated': { dated: dated.slice(2) } });
  assert.equal(one.output.startsWith('Live now '), true, 'nothing of it is dated');
  assert.deepEqual(
    linesOf(one).flatMap((text) => /^(\S+) \| (?:\*|be) /.exec(text)?.[1] ?? []),
    ['mf-search', 'mf-search', 'mf-search'],
  );
  assert.doesNotMatch(one.output, /Libraries/);
  assert.ok(one.read.includes('/history?remote=mf-search&limit=20'));
});

test('a library is listed in all its minors, and a minor alone; the newest of the histories comes first', async () => {
  const of = (remote: string, when: string) => ({
    [`GET /history?remote=${remote}&limit=100`]: { history: [{ ...line, id: Number(remote.slice(-1)), remote, when }] },
  });
  const histories = { ...of('react-19.2', '2026-11-21T07:00:00Z'), ...of('react-19.3', '2026-11-22T07:00:00Z') };
  const told = async (words: string) => {
    const { output } = await run('releases', words, { ...answers, ...histories });
    return output.match(/react-19\.\d/g);
  };
  const both = ['react-19.2', 'react-19.3'];
  assert.deepEqual(await told('react'), [...both, ...both, 'react-19.3', 'react-19.2']);
  assert.deepEqual(await told('react-19.3'), ['react-19.3', 'react-19.3', 'react-19.3']);
});

test('changes of content are listed with what became of them, and so are previews, as many as are wanted', async () => {
  const counts = Object.fromEntries(
    ['brand', 'pages', 'products', 'stores'].map((kind) => [kind, { added: 1, changed: 0, removed: 0 }]),
  );
  const change = { when: at, who: 'admin', person: null, why: 'new', counts, action: 'content-import' };
  const changes = [
    { ...change, number: 43, undoneBy: null, isKept: true },
    { ...change, number: 42, undoneBy: 43, isKept: true },
    { ...change, number: 41, undoneBy: null, isKept: false },
  ];
  const preview = { ...change, counts: {}, ends: later, publishedAs: null };
  const previews = [
    { ...preview, number: 9, stands: true },
    { ...preview, number: 8, stands: false },
    { ...preview, number: 7, stands: true, publishedAs: 41 },
  ];
  const site = { ...answers, 'GET /content/changes': { changes, previews } };
  const listed = linesOf(await run('releases', 'content', site));
  assert.ok(listed[3]?.startsWith('9 | '), 'only content is dated');
  const counted = 'brand: 1 added; pages: 1 added; products: 1 added; and 1 more';
  const begins = '2026-11-21 07:45:00 | admin';
  assert.deepEqual(listed.slice(7), [
    'change | when | who | action | rows | why',
    `43 | ${begins} | content-import | ${counted} | new`,
    `42 | ${begins} | content-import | ${counted} | new | put back by 43`,
    `41 | ${begins} | content-import | ${counted} | new | what was before is not kept`,
    '',
    'Previews: npm run qa-link -- --content shows them, npm run content:publish makes them live',
    '',
    'preview | when | who | rows | why',
    `9 | ${begins} | new | until 2027-01-09 06:00:00`,
    `8 | ${begins} | new | ended`,
    `7 | ${begins} | new | published as change 41`,
    '',
  ]);
  const one = await run('releases', 'content --limit 1', site);
  assert.deepEqual(one.output.match(/^\d+(?= +20)/gm), ['9', '43', '9']);
  const none = await run('releases', 'content', { ...answers, 'GET /content/changes': { changes } });
  assert.doesNotMatch(none.output, /Previews/);
});

test('what was ever published is listed by pages, with what is forgotten', async () => {
  const older = { 'GET /releases': { ...answers['GET /releases'], older: 'mf-search@1.0.0' } };
  const first = await run('releases', '--all --limit 2', older);
  assert.deepEqual(first.read, ['/version', '/releases?limit=2']);
  assert.deepEqual(linesOf(first), [
    'remote | version | published | by | why',
    'mf-search | 1.0.0 | 2026-11-21 07:45:00 | ann',
    'mf-search | 1.1.0 | 2027-01-09 06:00:00 | bob | files forgotten | better',
    '',
    'Older ones: npm run releases -- --all --before mf-search@1.0.0',
    '',
  ]);
  const next = await run('releases', 'mf-search --all --before mf-search@1.0.0', answers);
  assert.deepEqual(next.read.slice(1), ['/releases?remote=mf-search&before=mf-search%401.0.0&limit=100']);
  assert.doesNotMatch(next.output, /Older/);
});

test('files of old releases are forgotten, or it is only said which', async () => {
  const forgotten = ['1.0.0', '1.0.1'].map((version) => ({ name: 'mf-search', version }));
  const site = { 'POST /releases/forget': { forgotten, bytes: 2_340_000 } };
  for (const [age, olderThanDays] of [
    ['90d', 90],
    ['13w', 91],
    ['1y', 365],
  ] as const) {
    const { output, asked } = await run('releases', `--forget-older-than ${age} --why space --by ann`, site);
    const wanted = { olderThanDays, why: 'space', dryRun: false, by: 'ann' };
    assert.deepEqual(asked, { 'POST /releases/forget': wanted });
    assert.match(output, /^mf-search +2 +1\.0\.0, 1\.0\.1\n\n2 releases, 2\.3 MB are forgotten;/m);
  }
  const dry = await run('releases', '--forget-older-than 1y --dry-run', site);
  assert.match(dry.output, /\n2 releases, 2\.3 MB: this is what would be forgotten\. Nothing is changed\.\n$/);
});

test('what cannot be listed is said before anything is asked', async () => {
  for (const [words, sentence] of [
    ['--limit 0', '--limit is a number from 1 to 1000.'],
    ['--with zod@4 mf-search', '--with is asked of all that is live: name no remote.'],
    ['mf-search --forget-older-than 1y', 'What is old is forgotten of all remotes: name none.'],
    ['mf-search 1.0.0 1.1.0', 'One remote at a time, not mf-search and 1.0.0 and 1.1.0.'],
    ['mf-search 1.x', 'One remote at a time, not mf-search and 1.x.'],
  ] as const) {
    const { status, errors, read } = await run('releases', words);
    assert.deepEqual([status, errors, read], [2, `${sentence} See npm run releases -- --help\n`, []]);
  }
});
