import { createHash, randomUUID } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { algorithm, readJwt } from '../../tokens/jwt.ts';
import { endedSession } from '../tables.ts';

/** How long somebody who has signed in to the console stays so, in seconds: a working day. */
export const sessionSeconds = 8 * 60 * 60;

const claimsSchema = z.object({ sub: z.string(), jti: z.string(), exp: z.number(), role: z.literal('console') });

export interface ConsoleSession {
  id: string;
  /** The id of its access token. */
  tokenId: string;
  until: Date;
}

/** Of the registry's own secret, which no gateway has: a gateway passes sessions on, and cannot make one. */
const keyOf = (registryToken: string) => createHash('sha256').update(`console session ${registryToken}`).digest();

/** A session of the console holds the id of an access token: revoking the token ends the session, too. */
export const signSession = (registryToken: string, tokenId: string): Promise<string> =>
  new SignJWT({ role: 'console' })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(tokenId)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${sessionSeconds}s`)
    .sign(keyOf(registryToken));

/** What a text says as a session; undefined where it is forged, too old or no session. */
export async function readSession(registryToken: string, session: string): Promise<ConsoleSession | undefined> {
  const claims = claimsSchema.safeParse(await readJwt(keyOf(registryToken), session)).data;
  return claims && { id: claims.jti, tokenId: claims.sub, until: new Date(claims.exp * 1000) };
}

/** Ends a session for every copy of it. What has ended by itself is forgotten at the same time. */
export async function endSession(db: Database, { id, until }: ConsoleSession): Promise<void> {
  await db.delete(endedSession).where(lt(endedSession.until, sql`now()`));
  await db.insert(endedSession).values({ id, until }).onConflictDoNothing();
}

/** Whether a session has been ended by a sign-out. */
export async function hasEnded(db: Database, { id }: ConsoleSession): Promise<boolean> {
  return (await db.$count(endedSession, eq(endedSession.id, id))) > 0;
}
