import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { CaptchaError } from './captcha-calls.ts';

const patienceMs = 60_000;

/** The response to a challenge. The work is done by the browser's own cryptography, beside the page, which stays quick. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: patienceMs }).catch((cause) => {
    throw new CaptchaError('failed', { cause });
  });
  if (!solution) throw new CaptchaError('failed');
  return JSON.stringify({ challenge, solution });
}
