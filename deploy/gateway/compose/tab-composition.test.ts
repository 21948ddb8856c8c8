import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Snapshot } from '../releases/snapshot.ts';
import { testRelease } from '../testing/release.ts';
import { createTabCompositions, requirePage } from './tab-composition.ts';

const releaseOf = (name: string, version: string) => ({
  manifest: testRelease({ name, version, pages: ['search'], render: '' }).manifest,
  folder: '',
});

/** Of one live release, and of former ones; what the registry was asked for. */
function openTabs({ former = [] as string[] } = {}) {
  const asked: string[] = [];
  const snapshot: Snapshot = {
    ...{ all: [releaseOf('mf-search', '2.0.0')], unopened: [], isComplete: true, retired: [], byCountry: {} },
    liveFor: () => ({}),
  };
  const tabs = createTabCompositions({
    live: { snapshot },
    store: { open: async (name, version) => releaseOf(name, version) },
    registry: {
      async wasLive(name, version) {
        asked.push(`${name}@${version}`);
        return former.includes(`${name}@${version}`);
      },
    },
  });
  return { tabs, asked };
}

test('a list of releases that never were costs the registry one question', async () => {
  let questions = 0;
  const tabs = createTabCompositions({
    live: { snapshot: undefined },
    store: { open: () => Promise.reject(new Error('None of them is opened')) },
    registry: {
      async wasLive() {
        questions += 1;
        return false;
      },
    },
  });
  const header = Array.from({ length: 50 }, (_, number) => `mf-search@9.9.${number}`).join();
  await assert.rejects(tabs(header), { code: 'release-unknown' });
  assert.equal(questions, 1);
});

test('a tab goes on with what is live, what once was, and what its QA link shows; each is asked for once', async () => {
  const { tabs, asked } = openTabs({ former: ['mf-search@1.0.0'] });
  const versions = async (...what: Parameters<typeof tabs>) =>
    Object.values(await tabs(...what)).map(({ manifest: { name, version } }) => `${name}@${version}`);
  assert.deepEqual(await versions('mf-search@2.0.0'), ['mf-search@2.0.0']);
  assert.deepEqual(asked, []);
  for (let times = 0; times < 2; times += 1)
    assert.deepEqual(await versions(' mf-search@1.0.0 , mf-search@2.0.0'), ['mf-search@2.0.0']);
  assert.deepEqual(await versions('mf-search@1.0.0'), ['mf-search@1.0.0']);
  assert.deepEqual(asked, ['mf-search@1.0.0']);
  const qa = {
    ticket: { versions: {}, faults: {}, whole: false, expires: new Date() },
    ...{ releases: { 'mf-stores': releaseOf('mf-stores', '3.0.0') }, contentHeaders: {} },
    renderer: { render: () => Promise.reject(new Error('Nothing is rendered')) },
  };
  assert.deepEqual(await versions('mf-stores@3.0.0', qa), ['mf-stores@3.0.0']);
  for (const [header, questions] of [
    ['mf-stores@3.0.0', 1],
    ['mf-search@3.0.0', 1],
    ['mf-search@3.0.0', 1],
    ['mf-stores@2.0.0', 1],
    ['../x@2.0.0', 0],
    ['mf-search', 0],
    [Array(51).fill('mf-search@2.0.0').join(), 0],
  ] as const) {
    const before: number = asked.length;
    await assert.rejects(tabs(header), { code: 'release-unknown' }, header);
    assert.equal(asked.length - before, questions, header);
  }
  assert.equal((await versions(Array(50).fill('mf-search@2.0.0').join())).length, 1);
});

test('a tab whose versions lack a page loads it anew', () => {
  const composed = { 'mf-search': releaseOf('mf-search', '1.0.0') };
  const route = { name: 'search', remote: 'mf-search', page: 'search', language: 'fr', path: '/fr' } as const;
  const asked = { ...route, params: {}, query: {} };
  requirePage(composed, asked);
  for (const other of [{ page: 'find' }, { remote: 'mf-stores' }])
    assert.throws(() => requirePage(composed, { ...asked, ...other }), { code: 'release-unknown' });
});
