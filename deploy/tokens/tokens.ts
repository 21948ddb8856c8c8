import type { FastifyInstance } from 'fastify';
import { type JWTPayload, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { algorithm, keyOf, readJwt } from './jwt.ts';

const claimsSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('anonymous') }),
  /**
   * `sub` is the account's uuid, `uid` its numeric id, `sid` its session. Tokens from before sessions had ids have
   * none, and neither may those of a foreign content system.
   */
  z.object({ role: z.literal('user'), sub: z.uuid(), uid: z.number().int(), sid: z.uuid().optional() }),
  /** A program of ours, as the one that keeps the search up to date. */
  z.object({ role: z.literal('service') }),
]);

/** Who calls the content API. */
export type Claims = z.infer<typeof claimsSchema>;

/** The account and the session of a token. */
export type SignedUser = Omit<Extract<Claims, { role: 'user' }>, 'role'>;

const weekMs = 7 * 24 * 60 * 60 * 1000;

const sign = (secret: string, claims: Claims, until: string | Date): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: algorithm }).setIssuedAt().setExpirationTime(until).sign(keyOf(secret));

/** The service token of visitors who are not signed in; it lasts an hour. */
export const signAnonymous = (secret: string): Promise<string> => sign(secret, { role: 'anonymous' }, '1h');

/** The token of an account; it lasts 7 days, and not beyond the end of its session. */
export const signUser = (secret: string, user: SignedUser, sessionEnds?: Date): Promise<string> =>
  sign(secret, { role: 'user', ...user }, new Date(Math.min(Date.now() + weekMs, sessionEnds?.getTime() ?? Infinity)));

/** The token of a program of ours, for the operations that are closed to visitors; it lasts 5 minutes. */
export const signService = (secret: string): Promise<string> => sign(secret, { role: 'service' }, '5m');

/** The token of visitors who are not signed in comes with each of their calls: its signature is looked at once. */
const verified = new LRUCache<string, JWTPayload>({ max: 1_000 });

/** What a token says, or undefined where it is forged, too old, or no token of ours. */
export async function verifyToken(secret: string, token: string): Promise<Claims | undefined> {
  const signed = JSON.stringify([secret, token]);
  const known = verified.get(signed);
  if (known?.exp !== undefined && known.exp * 1_000 > Date.now()) return claimsSchema.safeParse(known).data;
  const said = await readJwt(keyOf(secret), token);
  if (said) verified.set(signed, said);
  return claimsSchema.safeParse(said).data;
}

/** Every 401 names the scheme that it wants, as HTTP demands: a bearer token. Browsers open no dialog for it. */
export function askForToken(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    if (reply.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  });
}
