import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const repository = join(import.meta.dirname, '../..');

test('every test that the list of attacks names is there', () => {
  const rows = readFileSync(join(repository, 'docs/attacks.md'), 'utf8').matchAll(/^\| .* \| `(.+)` \| (.+) \|$/gm);
  const listed = [...rows].map(([, file = '', name = '']) => ({ file, name }));
  assert.ok(listed.length > 20);
  const missing = listed.filter(({ file, name }) => !readFileSync(join(repository, file), 'utf8').includes(name));
  assert.deepEqual(missing, []);
});
