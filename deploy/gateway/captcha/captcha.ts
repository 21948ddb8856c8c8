import { createHash, createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import type { GatewaySettings } from '../../settings/settings.ts';

/** What the browser needs to show the captcha, or to work on it. */
type Offer = { provider: 'altcha'; challenge: Challenge } | { provider: 'recaptcha'; siteKey: string };

/**
 * The outcome of a response: the id of the captcha that was passed, the same each time the response is sent, or why it was
 * refused.
 */
type Outcome = { passed: string } | { refused: 'expired' | 'wrong' };

/** The check that tells people from programs. */
export interface CaptchaCheck {
  offer(): Promise<Offer>;
  /** Throws SiteError captcha-failed where the service that checks the response does not answer. */
  check(response: string): Promise<Outcome>;
}

/** The browser looks for a number between these, and derives a key for each that it tries: about half a second of work. */
const numbers = { least: 100, most: 300 };
const keyIterations = 5_000;
const solvedWithinMs = 10 * 60 * 1000;

/** The challenge as `offer` wrote it; its signature tells whether it is ours. */
const parameters = z.object({
  algorithm: z.string(),
  nonce: z.string(),
  salt: z.string(),
  cost: z.number(),
  keyLength: z.number(),
  keyPrefix: z.string(),
  keySignature: z.string(),
  expiresAt: z.number(),
});
const solved = z.object({
  challenge: z.object({ parameters, signature: z.string() }),
  solution: z.object({ counter: z.number().int().nonnegative(), derivedKey: z.string() }),
});
const response = z.string().transform((text, { addIssue }) => {
  try {
    return solved.parse(JSON.parse(text));
  } catch {
    addIssue('no solution');
    return z.NEVER;
  }
});

/**
 * Proof of work: the site sets a challenge and signs it, the visitor's browser solves it. It needs no third party and stores
 * nothing.
 */
export function createAltcha(secret: string): CaptchaCheck {
  const keyFor = (what: string): string => createHmac('sha256', secret).update(what).digest('hex');
  const secrets = {
    hmacSignatureSecret: keyFor('captcha challenges'),
    hmacKeySignatureSecret: keyFor('captcha solutions'),
  };

  return {
    async offer() {
      const challenge = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: keyIterations,
        counter: randomInt(numbers.most, numbers.least),
        expiresAt: new Date(Date.now() + solvedWithinMs),
        deriveKey,
      });
      return { provider: 'altcha', challenge };
    },
    async check(text) {
      const { data } = response.safeParse(text);
      if (!data) return { refused: 'wrong' };
      const { challenge, solution } = data;
      const { nonce } = challenge.parameters;
      const { verified, expired } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
      if (verified) return { passed: `altcha ${nonce}` };
      return { refused: expired ? 'expired' : 'wrong' };
    },
  };
}

const google = 'https://www.google.com/recaptcha/api/siteverify';
const answerLimitMs = 10_000;
const verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).optional() });

/** Google's reCAPTCHA in version 2. The visitor's address is not sent to it, and it accepts each response once. */
export const createRecaptcha = (
  { siteKey, secretKey }: { siteKey: string; secretKey: string },
  address = google,
): CaptchaCheck => ({
  offer: async () => ({ provider: 'recaptcha', siteKey }),
  async check(response) {
    const { success, 'error-codes': codes = [] } = await ask(address, { secret: secretKey, response });
    if (success) return { passed: `recaptcha ${createHash('sha256').update(response).digest('hex')}` };
    const ours = codes.filter((code) => code.endsWith('-input-secret') || code === 'bad-request');
    if (ours.length) throw new SiteError('captcha-failed', `reCAPTCHA refuses this site: ${ours.join(', ')}`);
    return { refused: codes.includes('timeout-or-duplicate') ? 'expired' : 'wrong' };
  },
});

async function ask(address: string, form: Record<string, string>): Promise<z.infer<typeof verdict>> {
  try {
    const body = new URLSearchParams(form);
    const response = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(answerLimitMs) });
    return verdict.parse(await response.json());
  } catch (cause) {
    throw new SiteError('captcha-failed', undefined, { cause });
  }
}

/** The check of the captcha that the settings ask for. */
export const createCaptcha = ({
  captcha,
  serviceSecret,
}: Pick<GatewaySettings, 'captcha' | 'serviceSecret'>): CaptchaCheck =>
  captcha.provider === 'recaptcha' ? createRecaptcha(captcha) : createAltcha(serviceSecret);
