import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { openTestDatabase } from '../database/testing.ts';
import { parseGone, takeOutGone } from './gone.ts';
import { account, accountSession, temporaryPassword } from './tables.ts';

const backupAt = new Date('2026-11-20T04:00:00Z');
const minutes = (count: number) => new Date(backupAt.getTime() + count * 60_000);
const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');

test('a restore signs everybody out, and takes the accounts that were deleted since some minutes before the backup', async () => {
  const { db, close } = await openTestDatabase();
  try {
    const names = ['stays', 'long-gone', 'deleted-meanwhile', 'deleted-since', 'password-changed'];
    const rows = await db
      .insert(account)
      .values(names.map((email) => ({ email, passwordHash: 'own' })))
      .returning();
    const idOf = (name: string) => rows.find(({ email }) => email === name)?.id ?? assert.fail(name);
    await db.insert(accountSession).values(rows.map(({ id }) => ({ accountId: id })));
    await db
      .insert(temporaryPassword)
      .values(
        rows.map(({ id }) => ({ accountId: id, passwordHash: 'sent', expiresAt: new Date(Date.now() + 60_000) })),
      );
    const lines = [
      { kind: 'account', at: minutes(-6), hash: hashOf(idOf('long-gone')) },
      { kind: 'account', at: minutes(-5), hash: hashOf(idOf('deleted-meanwhile')) },
      { kind: 'account', at: minutes(60), hash: hashOf(idOf('deleted-since')) },
      { kind: 'password', at: minutes(60), hash: hashOf(idOf('password-changed')) },
      { kind: 'link', at: minutes(60), hash: hashOf(idOf('stays')) },
    ] as const;
    const takenBack = await takeOutGone(db, lines, { backupAt, unknownPassword: 'unknown' });
    assert.deepEqual(takenBack, { account: 2, password: 1, token: 0, link: 0 });
    const left = await db.select().from(account);
    assert.deepEqual(Object.fromEntries(left.map(({ email, passwordHash }) => [email, passwordHash])), {
      stays: 'own',
      'long-gone': 'own',
      'password-changed': 'unknown',
    });
    // What was mailed before the backup lets nobody in either.
    assert.deepEqual([await db.$count(accountSession), await db.$count(temporaryPassword)], [0, 0]);
  } finally {
    await close();
  }
});

test('a line that was cut off while it was written is left out', () => {
  const line = JSON.stringify({ kind: 'token', at: backupAt, hash: 'a' });
  assert.deepEqual(parseGone(`${line}\n${line.slice(0, -4)}`), [{ kind: 'token', at: backupAt, hash: 'a' }]);
});
