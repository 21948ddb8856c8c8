import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { integrityOf } from 'shared/release/integrity';
import { readRelease } from './read-release.ts';
import { testReleases } from './testing.ts';

const releases = testReleases();
after(() => releases.remove());

const read = async (release: Parameters<typeof readRelease>[1]) => {
  const found = await readRelease(releases.folder, release);
  if (Array.isArray(found)) return found;
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
  return [text(found.serverPart), found.operations, [...found.libraries].map(([name, part]) => [name, text(part)])];
};

test('a release comes with its operations and with its libraries, or not before all of them are there', async () => {
  const search = releases.add('mf-search', 'its code', '1.0.0', ['{ a }']);
  const [react, icons] = [releases.add('react-19.3', 'react', '19.3.1'), releases.add('icons', 'icons')];
  assert.deepEqual(await read(search), ['its code', { 0: '{ a }' }, []]);
  const whole = { ...search, libraries: [react, icons] };
  const both = [
    ['react-19.3@19.3.1', 'react'],
    ['icons@1.0.0', 'icons'],
  ];
  assert.deepEqual(await read(whole), ['its code', { 0: '{ a }' }, both]);
  rmSync(join(releases.folder, 'react-19.3/19.3.1/server.cjs'));
  assert.deepEqual(await read(whole), [react]);
  const gone = { name: 'mf-gone', version: '1.0.0', libraries: [icons] };
  assert.deepEqual(await read(gone), [gone]);
});

test('code that is not what its manifest says is not there', async () => {
  const release = releases.add('mf-whole', 'the code');
  const expect = (integrity: string) =>
    writeFileSync(
      join(releases.folder, 'mf-whole/1.0.0/manifest.json'),
      JSON.stringify({ operations: {}, files: { 'server.cjs': { integrity } } }),
    );
  expect(integrityOf('the code'));
  assert.deepEqual(await read(release), ['the code', {}, []]);
  expect(integrityOf('other code'));
  assert.deepEqual(await read(release), [release]);
});
