import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { collectRelease } from '../../../deploy/commands/release/publish-folder.ts';
import { verifyFiles } from '../../../deploy/registry/verify-upload.ts';
import { fossils, unpack } from '../../fossils/fossils.ts';
import { renameRelease } from './rename-release.ts';

const [fossil] = fossils;
assert.ok(fossil);
const folder = unpack(fossil.archive);
const original = await collectRelease(folder).finally(() => rmSync(folder, { recursive: true }));
const wanted = { name: 'mf-ab', version: '2.1.0', shows: 'mf-ac' };
const { manifest, files } = renameRelease(original, wanted);
const textOf = (path: string) => files.get(path)?.toString() ?? assert.fail(`There is no ${path}`);

test('a renamed release is a whole one, and nothing in it has the former name', () => {
  verifyFiles(manifest, files);
  const former = original.manifest.name.replace('mf-', '');
  for (const text of [JSON.stringify(manifest), ...[...files.keys()].map(textOf)]) assert.ok(!text.includes(former));
});

test('its entry holds the hashes that its files have now', () => {
  const entry = textOf(manifest.entry);
  const held = Object.entries(manifest.files).filter(([, { integrity }]) => entry.includes(integrity));
  const before = Object.values(original.manifest.files).filter(({ integrity }) =>
    original.files.get(original.manifest.entry)?.includes(integrity),
  );
  assert.ok(before.length > 0);
  assert.equal(held.length, before.length);
});

test('its page says its name and version, and shows the card of the other remote', () => {
  assert.ok(textOf('server.cjs').includes('title:"mf-ab 2.1.0"'));
  assert.ok(textOf('server.cjs').includes('of:"mf-ac/card"'));
  assert.ok(manifest.uses.includes('mf-ac/card@1'));
  assert.ok(manifest.gives.includes('mf-ab/card@1'));
  assert.deepEqual(manifest.roles, {});
});
