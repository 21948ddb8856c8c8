import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { packedName, packTexts } from '../packed-texts.ts';
import { testManifest } from '../test-manifest.ts';
import { overweight, sizesOf } from './sizes.ts';

test('a release weighs what it sends: texts compressed, all else as it is, what its start brings only once', async () => {
  const files = new Map([
    ['browser/entry.js', Buffer.from('again '.repeat(20_000))],
    ['browser/page.js', randomBytes(3_000)],
    ['browser/font.woff2', Buffer.from('again '.repeat(1_000))],
  ]);
  const page = { scripts: ['browser/entry.js', 'browser/page.js', 'browser/font.woff2'], styles: [] };
  const none = { scripts: [], styles: [] };
  const sizes = await sizesOf(
    {
      ...{ entry: 'browser/entry.js', startup: none, fragments: { card: none }, pieces: {} },
      pages: { search: page, same: page, empty: none },
    },
    files,
  );
  const packed = await packTexts(files);
  const [entry, script] = ['browser/entry.js', 'browser/page.js'].map((path) => packed.get(packedName(path)));
  assert.ok(entry && entry.length < 200);
  assert.equal(brotliDecompressSync(entry).length, 120_000);
  assert.deepEqual(sizes, { start: entry.length, part: (script?.length ?? 0) + 6_000, largest: 'search' });
});

test('a release is as large as its budget, and no larger; copies that it takes itself count, but for the shell', async () => {
  const too = async (
    name: string,
    [start, part]: [number, number],
    copies: { bytes: number; isOwn: boolean }[] = [],
  ) => {
    const manifest = testManifest({ name, entry: 'browser/a.woff2' });
    manifest.fragments = { panel: { scripts: [], styles: ['browser/b.woff2'] } };
    const files = new Map([
      ['browser/a.woff2', Buffer.alloc(start)],
      ['browser/b.woff2', Buffer.alloc(part)],
    ]);
    const brought = copies.map((copy) => ({ library: 'react 18.3.1', pages: ['home'], ...copy }));
    return (await overweight(manifest, files, brought)).map(({ message }) => message);
  };
  assert.deepEqual(await too('mf-search', [12_000, 11_000]), []);
  assert.deepEqual(await too('mf-search', [12_060, 11_060]), [
    'The start of mf-search 1.0.0 is 12.1 kB, its budget 12 kB',
    'The part panel of mf-search 1.0.0 is 11.1 kB, its budget 11 kB',
  ]);
  assert.deepEqual(await too('mf-new', [20_000, 40_000]), []);
  assert.equal((await too('mf-new', [20_001, 40_001])).length, 2);
  assert.deepEqual(await too('react-19.3', [62_000, 0]), []);
  const [own, others] = [true, false].map((isOwn) => ({ bytes: 100, isOwn }));
  assert.ok(own && others);
  assert.deepEqual(await too('mf-search', [12_000, 0], [own, others]), [
    'The start with react 18.3.1 of mf-search 1.0.0 is 12.1 kB, its budget 12 kB',
  ]);
  assert.deepEqual(await too('mf-search', [12_000, 0], [others]), []);
  assert.deepEqual(await too('shell', [60_000, 0], [own]), []);
});
