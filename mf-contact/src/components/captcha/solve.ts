import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { CaptchaError } from './captcha-error.ts';

const solveTimeoutMs = 60_000;

/** The response to a challenge. The work is done by the browser's own cryptography, beside the page, which stays quick. */
export async function solve(challenge: object): Promise<string> {
  if (!isChallenge(challenge)) throw new CaptchaError('failed');
  const solution = await solveChallenge({ challenge, deriveKey, timeout: solveTimeoutMs }).catch((cause) => {
    throw new CaptchaError('failed', { cause });
  });
  if (!solution) throw new CaptchaError('failed');
  return JSON.stringify({ challenge, solution });
}

const isChallenge = (challenge: object): challenge is Challenge => 'parameters' in challenge;
