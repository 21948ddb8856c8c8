import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ComposedDocument } from './compose-document.ts';
import { createDocumentCache, encodingFor, mayBeShared } from './document-cache.ts';
import { documentSources } from './metrics.ts';

const route = {
  name: 'home',
  remote: 'mf-content',
  page: 'home',
  language: 'fr',
  path: '/fr',
  params: {},
  query: {},
} as const;
const documentOf = (html: string, isWhole = true): ComposedDocument => ({
  status: 200,
  route,
  html,
  styleHashes: [],
  scriptHashes: [],
  isWhole,
  isFresh: true,
});

function setUp(hearsOfChanges?: () => boolean) {
  const clock = { now: () => clock.time, time: 1 };
  const documents = createDocumentCache({ clock, hearsOfChanges });
  let composed = 0;
  const ask = async (key = 'a', isWhole = true) => {
    const compose = async () => {
      composed += 1;
      return documentOf(`document ${composed}`, isWhole);
    };
    return (await documents.get(key, compose)).html;
  };
  return { clock, documents, ask };
}

// C36
test('a document is composed once for all who ask within ten seconds, also when they come at the same time', async () => {
  const { clock, ask } = setUp();
  assert.deepEqual(await Promise.all([ask(), ask()]), ['document 1', 'document 1']);
  clock.time += 9_999;
  assert.equal(await ask(), 'document 1');
  assert.equal(await ask('b'), 'document 2');
  clock.time += 2;
  assert.equal(await ask(), 'document 3');
});

test('where every change of content is heard of, a document is good for a minute', async () => {
  let hears = true;
  const { clock, ask } = setUp(() => hears);
  assert.equal(await ask(), 'document 1');
  clock.time += 60_000;
  assert.equal(await ask(), 'document 1');
  clock.time += 1;
  assert.equal(await ask(), 'document 2');
  hears = false;
  assert.equal(await ask('b'), 'document 3');
  clock.time += 10_001;
  assert.equal(await ask('b'), 'document 4');
});

test('a document with a stale part is tried again after ten seconds in any case', async () => {
  const { clock, documents } = setUp(() => true);
  const stale = async () => ({ ...documentOf('stale'), isFresh: false });
  await documents.get('a', stale);
  clock.time += 10_001;
  assert.equal((await documents.get('a', async () => documentOf('fresh'))).html, 'fresh');
});

test('those who waited for a document that another composed share its compression', async () => {
  const { documents } = setUp();
  const compose = async () => documentOf('<p>words</p>'.repeat(100));
  const [, ...waited] = await Promise.all([1, 2, 3].map(() => documents.get('a', compose)));
  const [one, other] = await Promise.all(waited.map(({ compressed }) => compressed('br')));
  assert.ok(one);
  assert.equal(one, other);
});

test('a document in which a part is missing is composed anew', async () => {
  const { ask } = setUp();
  assert.deepEqual([await ask('a', false), await ask('a', false)], ['document 1', 'document 2']);
});

test('what one visitor does not get whole, others who asked at the same time get by themselves', async () => {
  const { documents } = setUp();
  const [refused, own] = await Promise.all([
    documents.get('a', async () => documentOf('with a gap', false)),
    documents.get('a', async () => documentOf('whole')),
  ]);
  assert.deepEqual([refused.html, own.html], ['with a gap', 'whole']);
});

// C61
test('a change of content leaves no document, not even one that is being composed', async () => {
  const { documents, ask } = setUp();
  const before = ask();
  documents.empty();
  assert.equal(await before, 'document 1');
  assert.equal(await ask(), 'document 2');
  documents.empty();
  assert.equal(await ask(), 'document 3');
});

test('a kept document is compressed once, in the way that the browser takes', async () => {
  const { documents } = setUp();
  const compose = async () => documentOf('<p>words</p>'.repeat(100));
  await documents.get('a', compose);
  const kept = await documents.get('a', compose);
  const [brotli, gzip, again] = await Promise.all(
    ['br', 'gzip', 'br'].map((one) => kept.compressed(one === 'br' ? 'br' : 'gzip')),
  );
  assert.equal(brotliDecompressSync(brotli ?? '').toString(), kept.html);
  assert.equal(gunzipSync(gzip ?? '').toString(), kept.html);
  assert.equal(again, brotli);
  const taken = ['gzip, deflate, br, zstd', 'gzip;q=1.0, br;q=0', 'gzip', 'identity', undefined, 'br;q=0.5'];
  assert.deepEqual(taken.map(encodingFor), ['br', 'gzip', 'gzip', undefined, undefined, 'br']);
});

test('it is known whether a document was kept, and for how long it is the one of its address', async () => {
  documentSources.reset();
  const { clock, documents, ask } = setUp();
  const get = (key: string) => documents.get(key, async () => documentOf(`document at ${key}`));
  const first = await get('x');
  assert.equal(first.isKept, false);
  clock.time += 4_000;
  assert.equal((await get('x')).isKept, true);
  assert.equal(documents.freshMs('x', first), 6_000);
  assert.equal(documents.freshMs('x', { html: 'another' }), 0);
  assert.equal(documents.freshMs('y', first), 0);
  await ask('a', false);
  documents.empty();
  assert.equal(documents.freshMs('x', first), 0);
  const { values } = await documentSources.get();
  assert.deepEqual(
    values.map(({ labels, value }) => [labels.source, value]),
    [
      ['composed', 2],
      ['cached', 1],
    ],
  );
});

test('who asks after a change of content does not wait for what was begun before it', async () => {
  const { documents } = setUp();
  const { promise, resolve } = Promise.withResolvers<ComposedDocument>();
  const before = documents.get('a', () => promise);
  documents.empty();
  const after = await documents.get('a', async () => documentOf('after'));
  assert.equal(after.html, 'after');
  resolve(documentOf('before'));
  assert.equal((await before).html, 'before');
  assert.equal((await documents.get('a', async () => documentOf('again'))).html, 'after');
});

test('a document is for others where nothing in it is one visitor’s own', () => {
  const visit = { country: 'be', origin: '', route: { ...route, params: {}, query: {} }, signedIn: false } as const;
  assert.ok(mayBeShared(visit));
  const posted = { form: 'mf-content/x', values: {}, problems: {} };
  for (const own of [{ signedIn: true }, { posted }, { guestProducts: ['1'] }])
    assert.equal(mayBeShared({ ...visit, ...own }), false);
});
