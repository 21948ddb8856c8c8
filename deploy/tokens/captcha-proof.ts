import { SignJWT } from 'jose';
import { algorithm, keyOf, readJwt } from './jwt.ts';

/**
 * What shows that a visitor has passed the captcha: a signed token for one message, with a short life. The gateway signs
 * it into a cookie that scripts cannot read, the content API asks for it with the message.
 */

const audience = 'contact message';

/** The header that brings it from the gateway to the content API. */
export const captchaProofHeader = 'x-captcha-proof';

/** How long a visitor has for sending after the captcha was passed, in seconds. */
export const proofSeconds = 15 * 60;

/** `id` names the captcha that was passed: two proofs of one captcha are worth one message. */
export const signCaptchaProof = (secret: string, id: string, seconds = proofSeconds): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setAudience(audience)
    .setJti(id)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(keyOf(secret));

/** The id of the captcha that was passed, or undefined where the proof is forged, too old, or none. */
export const verifyCaptchaProof = async (secret: string, token: string): Promise<string | undefined> =>
  (await readJwt(keyOf(secret), token, audience))?.jti;
