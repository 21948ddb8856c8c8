import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testManifest } from '../test-manifest.ts';
import { viewsOf } from './view.ts';

const decided = (remote: string, country: string, version: string | null, candidate: string | null = null) => ({
  ...{ remote, country, version, candidate },
});
const manifestOf = (name: string, version: string) =>
  version === 'unread' ? undefined : testManifest({ name, version });
const held = (country: string, name: string, version: string) => ({
  country,
  manifest: testManifest({ name, version }),
});
const retired = (remote: string) => ({ remote, at: '', freeFrom: '', together: 1, pages: [] });
const world = { manifestOf, held: [], content: [], edited: [], retired: [] };

test('a country sees what it has of its own, with what is rolled out there; for the rest it follows all others', () => {
  const decisions = [
    decided('shell', '*', '1.0.0'),
    decided('mf-search', '*', '1.0.0', '2.0.0'),
    decided('mf-search', 'be', '0.9.0'),
    decided('mf-stores', '*', '1.0.0'),
    decided('mf-stores', 'be', null, '2.0.0'),
    decided('mf-contact', '*', 'unread'),
  ];
  const views = viewsOf({ ...world, decisions, held: [held('fr', 'shell', '0.9.0')] }).map(({ country, live }) => [
    country,
    Object.fromEntries([...live].map(([name, versions]) => [name, versions.map(({ version }) => version)])),
  ]);
  const everywhere = { shell: ['1.0.0'], 'mf-search': ['1.0.0', '2.0.0'], 'mf-stores': ['1.0.0'], 'mf-contact': [] };
  assert.deepEqual(Object.fromEntries(views), {
    '*': everywhere,
    be: { ...everywhere, 'mf-search': ['0.9.0'], 'mf-stores': ['1.0.0', '2.0.0'] },
    fr: everywhere,
  });
});

test('open tabs hold what was live there or for all, and is not live any more', () => {
  const decisions = [decided('shell', '*', '1.0.0'), decided('shell', 'be', '0.9.0')];
  const tabs = [held('*', 'shell', '0.9.0'), held('*', 'shell', '1.0.0'), held('be', 'shell', '0.8.0')];
  const views = viewsOf({ ...world, decisions, held: tabs });
  assert.deepEqual(
    views.map((view) => [view.country, view.held.map(({ version }) => version)]),
    [
      ['*', ['0.9.0']],
      ['be', ['1.0.0', '0.8.0']],
    ],
  );
});

test('what was retired and is live again is not retired', () => {
  const decisions = [decided('mf-stores', 'be', '1.0.0')];
  const [view] = viewsOf({ ...world, decisions, retired: [retired('mf-stores'), retired('mf-search')] });
  assert.deepEqual(view?.retired, [retired('mf-search')]);
});
