import assert from 'node:assert/strict';
import childProcess from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, mock, test } from 'node:test';
import { buildFolder } from 'shared/build';
import type { Manifest } from 'shared/release';
import type { Upload } from '../../registry/contract.ts';
import { testManifest } from '../../registry/test-manifest.ts';
import { type Answers, commandsIn } from '../testing.ts';
import { readManifest } from './publish-folder.ts';
import { testBuild } from './test-build.ts';

const run = commandsIn(import.meta.dirname);

/** A contract with these events of mf-search. */
const contractOf = (...names: string[]): Manifest['contract'] => {
  const events = names.map((name) => [`search:${name}`, { type: '{ label: string }', major: 1 }]);
  return { fragments: {}, events: Object.fromEntries(events), states: {} };
};
const folder = mkdtempSync(join(tmpdir(), 'built-'));
let built: string[][] = [];
let status = 0;

before(async () => {
  const build = await testBuild(folder);
  const manifest = { ...(await readManifest(build)), contract: contractOf('kept', 'new') };
  await promises.writeFile(join(build, 'manifest.json'), JSON.stringify(manifest));
  const { readFile, readdir } = promises;
  const seen = buildFolder('production', 'mf-search');
  mock.method(promises, 'readFile', (path: string, how: 'utf8') => readFile(path.replace(seen, build), how));
  mock.method(promises, 'readdir', async () =>
    (await readdir(build, { recursive: true, withFileTypes: true })).map((entry) =>
      Object.assign(entry, { parentPath: entry.parentPath.replace(build, seen) }),
    ),
  );
  mock.method(childProcess, 'spawn', (_: string, [, ...words]: string[]) => {
    built.push(words);
    const child = new EventEmitter();
    setImmediate(() => child.emit('exit', status));
    return child;
  });
  syncBuiltinESMExports();
});
after(() => {
  mock.restoreAll();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

const live = { name: 'mf-search', country: '*', from: '0.9.0', to: '1.0.0' };
const published = (more: object = {}): Answers => ({
  'GET /releases': { releases: [] },
  'POST /releases': { name: 'mf-search', version: '1.0.0', ...more },
});

/** What a release prints, what was built before, and how it was published. */
async function released(words: string, answers = published({ live })) {
  built = [];
  const { asked, ...ran } = await run('release', words, answers);
  const { manifest: _, files: __, ...how } = (asked['POST /releases'] ?? {}) as Partial<Upload>;
  return { ...ran, asked, how, lines: ran.output.split('\n').slice(0, -1) };
}

test('a release builds one remote, publishes it, makes it live, and says how to go back', async () => {
  const { how, lines, status } = await released('mf-search --by ann --why better');
  assert.deepEqual([built, status], [[['--mode', 'production', 'mf-search']], 0]);
  assert.deepEqual(how, { live: true, force: false, country: '*', by: 'ann', why: 'better' });
  assert.deepEqual(lines, [
    'mf-search 1.0.0 is published and live for all countries.',
    'Before it: 0.9.0. To go back: npm run rollback -- mf-search',
  ]);
  const first = await released(
    'mf-search --no-build --country be --force',
    published({ live: { ...live, from: null } }),
  );
  assert.deepEqual([built, first.how.country, first.how.force], [[], 'be', true]);
  assert.equal(first.lines[1], 'Nothing was live before it.');
});

test('to a share of the visitors it is shown beside what the rest sees', async () => {
  const { how, lines } = await released('mf-search --percent 10%');
  assert.deepEqual([how.live, how.percent], [true, 10]);
  assert.deepEqual(lines, [
    'mf-search 1.0.0 is published and seen by 10 % of the visitors for all countries.',
    'The rest sees 0.9.0. To end it: npm run halt -- mf-search',
  ]);
});

test('one that is only published is live for nobody, and one that is dated goes live by itself', async () => {
  const forNobody = 'mf-search 1.0.0 is published and live for nobody.';
  const look = 'To look at it: npm run qa-link -- --with mf-search=1.0.0';
  const hidden = await released('mf-search --not-live', published());
  assert.deepEqual([hidden.how.live, hidden.lines], [false, [forNobody, look]]);
  assert.deepEqual(Object.keys(hidden.asked), ['POST /releases']);

  const year = new Date().getUTCFullYear() + 1;
  const dates = { liveAt: `${year}-01-02T06:00:00Z`, until: `${year}-01-09T05:00:00Z` };
  const notes = ['The page of stores would be empty'];
  const dated = await released(
    `mf-search --live-at ${dates.liveAt} --until ${year}-01-09T06:00 --country fr --by ann --why fair`,
    { ...published(), 'POST /dated': { number: 7, notes } },
  );
  assert.equal(dated.how.live, false);
  assert.deepEqual(dated.asked['POST /dated'], {
    ...{ name: 'mf-search', version: '1.0.0', country: 'fr', by: 'ann', why: 'fair', force: false },
    ...dates,
  });
  assert.deepEqual(dated.lines.slice(2), [
    `It goes live at ${dates.liveAt}, and until ${dates.until}.`,
    'As the site is now, it would be refused then: The page of stores would be empty',
    'It is dated as 7. To take it back: npm run take-back -- 7',
  ]);
});

test('what does not build is not published', async () => {
  status = 1;
  const { errors, asked, ...ran } = await released('mf-search').finally(() => {
    status = 0;
  });
  assert.deepEqual([ran.status, errors, asked], [1, 'The build failed; nothing was published\n', {}]);
});

test('several are published before any of them is live, then made live in one write', async () => {
  const site = {
    ...published(),
    'GET /me': { name: 'Olga', role: 'ops', remotes: [] },
    'GET /content/changes': { changes: [], previews: [preview] },
    'PUT /live': { changed: [live], together: 3 },
  };
  const { how, asked, lines } = await released('mf-stores=1.2.0 mf-search --together --content 42 --by ann', site);
  assert.deepEqual(built, [['--mode', 'production', 'mf-search']]);
  assert.deepEqual([how.live, how.country], [false, '*']);
  const versions = { 'mf-stores': '1.2.0', 'mf-search': '1.0.0' };
  assert.deepEqual(asked['PUT /live'], {
    ...{ versions, content: 42, country: '*', by: 'ann', why: '', force: false, together: true },
  });
  assert.deepEqual(lines, [
    'mf-search 1.0.0 is published, and live for nobody yet.',
    'mf-search: 0.9.0 → 1.0.0, for all countries',
    'Live together now, in one write.',
    'To take all of it back: npm run rollback -- --together 3',
  ]);
  for (const words of ['mf-stores=1.2.0 mf-search --no-build', 'mf-stores=1.2.0 mf-search=1.0.0'])
    assert.equal((await released(`${words} --together`, site)).status + built.length, 0);
});

const preview = {
  ...{ number: 42, when: '2026-11-21T07:45:00Z', who: 'admin', person: null, why: '', counts: {} },
  ...{ ends: '2026-11-23T07:45:00Z', stands: true, publishedAs: null },
};

test('nothing is built for somebody whose token is not for all of it, nor for content that nobody can look at', async () => {
  const team = { name: 'Team Search', role: 'team', remotes: ['mf-search'] };
  const ops = { name: 'Olga', role: 'ops', remotes: [] };
  const previews = (own: object) => ({ 'GET /content/changes': { changes: [], previews: [{ ...preview, ...own }] } });
  const gone = 'There is no preview 42 to publish (npm run releases -- content lists them)';
  for (const [me, words, sentence] of [
    [team, 'mf-stores mf-search', 'Team Search may not change mf-stores'],
    [team, 'mf-search --content 42', 'Team Search may not change content'],
    [ops, 'mf-search --content 41', gone.replace('42', '41')],
    [{ ...ops, stands: false }, 'mf-search --content 42', gone],
  ] as const) {
    const site = { 'GET /me': me, ...previews('stands' in me ? { stands: false } : {}) };
    const { status, errors, asked } = await released(`${words} --together`, site);
    assert.deepEqual([status, errors, asked, built], [1, `${sentence}\n`, {}, []]);
  }
});

test('libraries are published before what is rendered with them', async () => {
  const tried: string[] = [];
  const asks = (name: string) => ({ [`GET /releases?remote=${name}`]: () => tried.push(name) && { releases: [] } });
  const me = { 'GET /me': { name: 'Olga', role: 'ops', remotes: [] }, 'PUT /live': { changed: [] } };
  await released('mf-search react-19.2=19.2.0 mf-stores=1.0.0 --together', {
    ...{ ...published(), ...me, ...asks('mf-search') },
    'PUT /live': ({ versions }: { versions: object }) => ({ changed: [], _: tried.push(...Object.keys(versions)) }),
  });
  assert.deepEqual(tried, ['mf-search', 'react-19.2', 'mf-search', 'mf-stores']);
});

test('whether a build could be released is asked without publishing it, and what it changes of its contract is said', async () => {
  const asked = async (words: string, reasons: object[], costs: string[], isLive = true) => {
    built = [];
    const { asked, ...ran } = await run('can-release', `mf-search ${words} --by ann`, {
      ...published(),
      'GET /live': { registry: 1, live: { '*': isLive ? { 'mf-search': { version: '0.9.0' } } : {} } },
      'GET /releases/mf-search/0.9.0/manifest': testManifest({
        version: '0.9.0',
        contract: contractOf('kept', 'gone'),
      }),
      'POST /can-release': { reasons, costs },
    });
    assert.deepEqual(Object.keys(asked), ['POST /can-release']);
    return { ...ran, how: asked['POST /can-release'] as Upload };
  };
  const can = await asked('', [], ['makes pages 3 kB larger']);
  assert.deepEqual([built, can.how.live, can.how.country], [[['--mode', 'production', 'mf-search']], true, '*']);
  assert.deepEqual(
    [can.status, can.output.split('\n')],
    [
      0,
      [
        'Its contract with others changes against 0.9.0:',
        '  - search:gone@1 { label: string }',
        '  + search:new@1 { label: string }',
        'mf-search makes pages 3 kB larger',
        'mf-search can be released.',
        '',
      ],
    ],
  );
  const reason = { kind: 'page', consumer: 'mf-content 1.0.0', message: 'The page of stores would be empty' };
  const cannot = await asked('--no-build --country be', [reason], [], false);
  assert.deepEqual([built, cannot.how.country, cannot.status, cannot.output], [[], 'be', 1, '']);
  assert.equal(cannot.errors, 'mf-search would break the site:\n  - The page of stores would be empty\n');
});

test('a release that says two things at once is refused before anything is built or asked', async () => {
  const forAll = 'What goes live together does so for everybody: leave --percent and --not-live out.';
  const dated = 'At a moment a version goes live for everybody: leave --percent and --not-live out.';
  const at = `--live-at ${new Date().getUTCFullYear() + 1}-01-02T06:00Z`;
  for (const [words, sentence] of [
    ['mf-search mf-stores --together --not-live', forAll],
    ['mf-search mf-stores --together --percent 10', forAll],
    ['mf-search mf-stores --together --until 2030-01-02T06:00Z', /^What goes live together does so now: /],
    ['mf-search mf-stores --together --version 1.0.0', 'Name a version with its remote, as mf-search=1.2.0.'],
    ['mf-search --together', '--together is for several: name two remotes, or one and --content 42.'],
    [`mf-search ${at} --percent 10`, dated],
    [`mf-search ${at} --not-live`, dated],
    ['mf-search --content 42', '--content goes live with a release by --together.'],
    ['mf-search --version 1.x', '--version is as 1.2.0 or 2.1.0-rc.1, not 1.x.'],
  ] as const) {
    const { status, errors, read } = await released(words);
    const said = errors.replace(' See npm run release -- --help\n', '');
    if (typeof sentence === 'string') assert.equal(said, sentence);
    else assert.match(said, sentence);
    assert.deepEqual([status, read, built], [2, [], []]);
  }
});
