import { errors, type JWTPayload, jwtVerify } from 'jose';

/** How every token of this site is signed. */
export const algorithm = 'HS256';

/** A secret of the settings as the key that signs. */
export const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/**
 * What a JWT says that was signed with this key, for `audience` where one is named; undefined where it is forged, over, for
 * somebody else, or no JWT. Throws where the key itself can sign nothing, as an empty one.
 */
export async function readJwt(key: Uint8Array, token: string, audience?: string): Promise<JWTPayload | undefined> {
  try {
    return (await jwtVerify(token, key, { algorithms: [algorithm], audience })).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
