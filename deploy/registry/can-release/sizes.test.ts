import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { packedName, packTexts } from '../packed-texts.ts';
import { sizesOf } from './sizes.ts';

test('a release weighs what it sends: texts compressed, all else as it is, what its start brings only once', async () => {
  const files = new Map([
    ['browser/entry.js', Buffer.from('again '.repeat(20_000))],
    ['browser/page.js', randomBytes(3_000)],
    ['browser/font.woff2', Buffer.from('again '.repeat(1_000))],
  ]);
  const page = { scripts: ['browser/entry.js', 'browser/page.js', 'browser/font.woff2'], styles: [] };
  const none = { scripts: [], styles: [] };
  const sizes = await sizesOf(
    { entry: 'browser/entry.js', startup: none, pages: { search: page }, fragments: { card: none }, pieces: {} },
    files,
  );
  const packed = await packTexts(files);
  const [entry, script] = ['browser/entry.js', 'browser/page.js'].map((path) => packed.get(packedName(path)));
  assert.ok(entry && entry.length < 200);
  assert.equal(brotliDecompressSync(entry).length, 120_000);
  assert.deepEqual(sizes, { start: entry.length, part: (script?.length ?? 0) + 6_000, largest: 'search' });
});
