import assert from 'node:assert/strict';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { manifestSchema } from 'shared/release';
import { fossils, unpack } from './fossils.ts';

const kit = JSON.parse(readFileSync(join(import.meta.dirname, '../kit/package/package.json'), 'utf8'));

test('what the minor of the kit builds is kept: without a fossil, npm run fossil makes it', () => {
  const minor = kit.version.split('.').slice(0, 2).join('.');
  assert.ok(
    fossils.some((fossil) => fossil.kit === minor),
    `e2e/fossils/${minor} is missing: npm run fossil`,
  );
});

test('a fossil has at most 150 kB, and a name of its own', () => {
  for (const { archive } of fossils) assert.ok(statSync(archive).size <= 150_000, archive);
  assert.equal(new Set(fossils.map(({ remote }) => remote)).size, fossils.length);
});

for (const { archive, remote, kit, parts } of fossils)
  test(`the fossil ${kit} gives and uses all that a remote can`, () => {
    const folder = unpack(archive);
    try {
      const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
      const own = remote.replace('mf-', '');
      const given = [
        `${remote}/${parts.fragment}@1`,
        `${own}:chosen@1`,
        `state:${own}@1`,
        `page:${own}@1`,
        'role:search@1',
      ];
      for (const contract of given) assert.ok(manifest.gives.includes(contract), contract);
      assert.ok(Object.values(manifest.operations).some((text) => text.startsWith('query Found(')));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
