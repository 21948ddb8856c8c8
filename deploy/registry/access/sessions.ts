import { createHash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** How long somebody who has signed in to the console stays so, in seconds: a working day. */
export const sessionSeconds = 8 * 60 * 60;

const algorithm = 'HS256';
const claimsSchema = z.object({ sub: z.string(), role: z.literal('console') });

/** Of the registry's own secret, which no gateway has: a gateway passes sessions on, and cannot make one. */
const keyOf = (registryToken: string) => createHash('sha256').update(`console session ${registryToken}`).digest();

/** A session of the console: it stands for an access token by its id, so that revoking that ends it too. */
export const signSession = (registryToken: string, tokenId: string): Promise<string> =>
  new SignJWT({ role: 'console' })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(tokenId)
    .setIssuedAt()
    .setExpirationTime(`${sessionSeconds}s`)
    .sign(keyOf(registryToken));

/** The id of the access token that a session stands for; undefined where it is forged, too old or no session. */
export async function tokenOfSession(registryToken: string, session: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(session, keyOf(registryToken), { algorithms: [algorithm] });
    return claimsSchema.safeParse(payload).data?.sub;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
