import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

/** A name of what somebody shows to be let in: `token`, `given.secret`, `expectedProof`, `request.headers.authorization`. */
const secret = String.raw`[\w.?]*(?:secret|token|password|passwordHash|proof|signature|ticket|bearer|authorization|csrf)`;
const compared = new RegExp(
  String.raw`(?:\b${secret}\)? ?[!=]==?(?!=| ?(?:undefined|null|'|\d)))|(?:(?<!typeof [\w.]+ )[!=]==? ${secret}\b(?!\())`,
  'gi',
);
/** Both are of one who has shown already who they are. */
const allowed = ['wanted === existingPassword'];

test('no secret is compared letter by letter', () => {
  const root = join(import.meta.dirname, '..');
  const found = globSync('**/*.ts', {
    cwd: root,
    exclude: ['node_modules/**', '**/*.test.ts', '**/testing.ts', 'demo/**'],
  }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => line.match(compared) && !allowed.some((one) => line.includes(one)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  assert.deepEqual(found, []);
  for (const wrong of [
    'if (token === expected)',
    'return given !== serviceSecret;',
    'request.headers.authorization == own',
  ])
    assert.match(wrong, new RegExp(compared.source, 'i'));
});
