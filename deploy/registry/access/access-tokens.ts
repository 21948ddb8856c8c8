import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { isoOf } from '../contract.ts';
import { record } from '../history.ts';
import { RefusalError, refused } from '../refusal.ts';
import { accessToken } from '../tables.ts';
import type { AccessToken, CreatedToken, NewToken } from './contract.ts';
import type { Actor } from './roles.ts';

type Row = typeof accessToken.$inferSelect;

/** The refusal of a caller without a token that is valid: 401. */
export const wrongToken = (): RefusalError =>
  new RefusalError(401, 'registry-token-wrong', 'The registry token is missing or wrong');

/** Makes a token. Its secret is in the answer alone: the database keeps a hash. */
export async function createToken(
  db: Database,
  who: string,
  given: NewToken & { days: number },
): Promise<CreatedToken> {
  const { name, role, remotes, days, by, why } = given;
  if ((role === 'team') !== remotes.length > 0)
    throw refused(role === 'team' ? 'A team has one remote or more' : `The role ${role} is for all remotes`, 400);
  const { id, secret } = newSecret();
  const expiresAt = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  return db.transaction(async (tx) => {
    const values = { id, name, role, remotes, hash: hashOf(secret), createdBy: `${by} (${who})`, expiresAt };
    const [row] = await tx.insert(accessToken).values(values).returning();
    if (!row) throw new RefusalError(500, 'registry-failed', 'The token was not stored');
    await record(tx, { who, person: by, action: 'token-created', why: about(row, why) });
    return { ...described(row), secret };
  });
}

/** Every token that was ever made, the newest first. */
export async function listTokens(db: Database): Promise<AccessToken[]> {
  const rows = await db.select().from(accessToken).orderBy(desc(accessToken.createdAt));
  return rows.map(described);
}

/** Takes a token back, from this moment on. Throws RefusalError where there is none with this id; twice is no error. */
export const revokeToken = (
  db: Database,
  { id, who, by, why }: { id: string; who: string; by: string; why: string },
): Promise<AccessToken> =>
  db.transaction(async (tx) => {
    const [known] = await tx.select().from(accessToken).where(eq(accessToken.id, id)).for('update');
    if (!known) throw new RefusalError(404, 'registry-token-wrong', `There is no token ${id}`);
    if (known.revokedAt) return described(known);
    const changed = await tx
      .update(accessToken)
      .set({ revokedAt: sql`now()` })
      .where(eq(accessToken.id, id))
      .returning();
    await record(tx, { who, person: by, action: 'token-revoked', why: about(known, why) });
    return described(changed[0] ?? known);
  });

/** The holder of a token, by its secret. Throws RefusalError 401 where it is unknown, revoked or too old. */
export async function holderOf(db: Database, secret: string): Promise<{ id: string; actor: Actor }> {
  const id = idIn(secret);
  const row = id === undefined ? undefined : await find(db, id);
  if (!row || !timingSafeEqual(row.hash, hashOf(secret))) throw wrongToken();
  return { id: row.id, actor: await validHolder(db, row) };
}

/** The holder of the token with this id, whose secret was seen before. Throws as `holderOf`. */
export async function holderWithId(db: Database, id: string): Promise<Actor> {
  const row = await find(db, id);
  if (!row) throw wrongToken();
  return validHolder(db, row);
}

async function find(db: Database, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(accessToken).where(eq(accessToken.id, id));
  return row;
}

/** Notes the use of a token, once a minute at most, and answers who holds it. Throws where it was revoked or has expired. */
async function validHolder(db: Database, row: Row): Promise<Actor> {
  if (row.revokedAt)
    throw new RefusalError(401, 'registry-token-revoked', `The token ${row.id} of ${row.name} was revoked`);
  if (row.expiresAt && row.expiresAt.getTime() <= Date.now())
    throw new RefusalError(401, 'registry-token-expired', `The token ${row.id} of ${row.name} has expired`);
  const unused = or(isNull(accessToken.lastUsedAt), lt(accessToken.lastUsedAt, sql`now() - interval '1 minute'`));
  await db
    .update(accessToken)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(accessToken.id, row.id), unused));
  return { name: row.name, role: row.role, remotes: row.remotes };
}

/** A token in words, for the history. */
function about({ id, name, role, remotes }: Row, why: string): string {
  const what = `${role} token ${id} of ${name}${remotes.length ? ` for ${remotes.join(', ')}` : ''}`;
  return why ? `${what}: ${why}` : what;
}

const moment = (date: Date | null): string | null => date && isoOf(date);

const described = ({ id, name, role, remotes, createdAt, createdBy, expiresAt, revokedAt, lastUsedAt }: Row) => ({
  id,
  name,
  role,
  remotes,
  createdAt: isoOf(createdAt),
  createdBy,
  expiresAt: moment(expiresAt),
  revokedAt: moment(revokedAt),
  lastUsedAt: moment(lastUsedAt),
});

const form = /^rvl\.([0-9a-f]{12})\.([\w-]{43})$/;

/** A new access token: its id, which is no secret, and the text that its holder keeps. */
function newSecret(): { id: string; secret: string } {
  const id = randomBytes(6).toString('hex');
  return { id, secret: `rvl.${id}.${randomBytes(32).toString('base64url')}` };
}

/** The id in an access token; undefined where the text is none. */
const idIn = (secret: string): string | undefined => form.exec(secret)?.[1];

/**
 * What is kept of a token. A quick hash is enough: slow ones protect passwords, which people choose and others can
 * guess; nobody goes through 2^256 random secrets, however quick the hash.
 */
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Whether both texts are the same; the time taken says nothing about them, since hashes have one length. */
export const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));
