import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { makeOnce } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
after(() => rmSync(folder, { recursive: true }));

test('a file is made once, for its owner alone, and nothing else is left beside it', () => {
  const file = join(folder, 'keys/one');
  makeOnce(file, () => 'first');
  makeOnce(file, () => assert.fail('it is there already'));
  assert.deepEqual([readFileSync(file, 'utf8'), statSync(file).mode & 0o777], ['first', 0o600]);
  assert.deepEqual(readdirSync(join(folder, 'keys')), ['one']);
});

test('of two processes that make it at once the first wins, and the other one goes on with that', () => {
  const file = join(folder, 'race/one');
  makeOnce(file, () => {
    writeFileSync(file, 'theirs');
    return 'ours';
  });
  assert.deepEqual([readFileSync(file, 'utf8'), readdirSync(join(folder, 'race'))], ['theirs', ['one']]);
});

test('where it cannot be made for another reason, that is said', () => {
  const file = join(folder, 'leads-nowhere');
  symlinkSync(join(folder, 'absent'), file);
  assert.throws(() => makeOnce(file, () => 'ours'), { code: 'EEXIST' });
});
