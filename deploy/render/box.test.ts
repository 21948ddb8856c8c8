import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { test } from 'node:test';
import { freeUser, startBoxed } from './box.ts';

const isRoot = process.getuid?.() === 0;

test('a user that a living process has is never given to another one', () => {
  const all = Array.from({ length: 4_000 }, (_, index) => 61_184 + index);
  const [lonely = 0] = all.splice(1_234, 1);
  assert.deepEqual([freeUser(new Set(all)), freeUser(new Set(all))], [lonely, lonely]);
  assert.throws(() => freeUser(new Set([...all, lonely])), /taken/);
});

test('two supervisors on one machine give their processes different users', {
  skip: !isRoot && 'only root can',
}, async () => {
  const other = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { startBoxed } from '${new URL('./box.ts', import.meta.url)}';
     console.log([0, 1, 2].map(() => startBoxed().child.pid).join());
     process.stdin.once('end', () => process.exit()).resume();`,
  ]);
  const [printed] = await once(other.stdout, 'data');
  const own = [startBoxed(), startBoxed(), startBoxed()].map(({ child }) => child);
  const pids = [...String(printed).trim().split(',').map(Number), ...own.map(({ pid = 0 }) => pid)];
  const users = pids.map((pid) => statSync(`/proc/${pid}`).uid);
  assert.equal(new Set(users).size, 6, users.join());
  assert.ok(
    users.every((user) => user >= 61_184),
    users.join(),
  );
  for (const child of own) child.kill('SIGKILL');
  other.stdin.end();
  await once(other, 'exit');
});
