import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { CaptchaCheck } from './captcha-check.ts';

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

/** Proof of work: the site sets a challenge and signs it, the visitor's browser solves it. No third party, nothing kept. */
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
