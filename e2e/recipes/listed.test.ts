import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const repository = join(import.meta.dirname, '../..');

test('every test that the README names for what a team does alone is there', () => {
  const [, table = ''] = readFileSync(join(repository, 'README.md'), 'utf8').split('## A team on its own');
  const [, , ...rows] = table.split('\n## ')[0]?.match(/^\|.*\|$/gm) ?? [];
  assert.ok(rows.length);
  const listed = rows.map((row) => {
    const [, file = '', name = ''] = /\| `([^`|]+)` ([^|`]+) \|$/.exec(row) ?? assert.fail(row);
    return { file, name };
  });
  const missing = listed.filter(({ file, name }) => !readFileSync(join(repository, file), 'utf8').includes(name));
  assert.deepEqual(missing, []);
});
