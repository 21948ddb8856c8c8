import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { z } from 'zod';
import { attempts } from './hostile-release.ts';

const resultSchema = z.object({
  could: z.array(z.string()),
  left: z.array(z.string()),
  faults: z.array(z.string()),
  asked: z.array(z.object({ authorization: z.string().optional() })),
  seen: z.array(z.string()),
  held: z.array(z.string()),
  user: z.number().optional(),
});

const me = process.getuid?.();
/** Root starts each process as a user of its own; the image runs as the user 1000, who cannot. */
const users = me === 0 ? [0, 1000] : [me];
const scratch = mkdtempSync(join(tmpdir(), 'attacks-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

/** Tries all attacks as a user. */
async function attack(user: number | undefined) {
  const own = mkdtempSync(join(scratch, 'as-'));
  chmodSync(scratch, 0o755);
  if (me === 0 && user !== undefined) chownSync(own, user, user);
  const program = join(import.meta.dirname, 'try-attacks.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: { TMPDIR: own, A_SECRET: 'of-the-supervisor' },
    ...(me === 0 && { uid: user, gid: user }),
  });
  return resultSchema.parse(JSON.parse(stdout));
}

for (const user of users) {
  const who = user === 0 ? 'root' : `user ${user}`;

  test(`a site that ${who} runs: no release reads, writes, starts, signals or reaches anything, nor takes a visitor's token`, async () => {
    const { could, left, faults, asked, seen, held, ...ran } = await attack(user);
    assert.equal(ran.user, user);
    assert.ok(attempts > 30);
    assert.deepEqual(could, []);
    assert.deepEqual(left, [], 'nothing was written');
    assert.deepEqual(faults, [], 'its supervisor and its own process live');

    assert.deepEqual(asked, [{ authorization: 'Bearer visitors-token-abcdefgh' }]);
    assert.ok(seen.join().includes('"me":"ann"'), 'it got its content');
    assert.ok(!/visitors-token|of-the-supervisor/.test(seen.join()));
    assert.deepEqual(held, ['query Me { me }'], 'its memory holds what it asked, and not the token');
  });
}
