import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const timeoutMs = 60_000;

/**
 * Solves a challenge (proof of work); a chunk of its own. Web Crypto works off the main thread, so that the page stays
 * responsive. Throws where there is no solution in time.
 */
export async function solve(challenge: object): Promise<string> {
  if (!isChallenge(challenge)) throw new Error('The captcha offers no challenge');
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  if (!solution) throw new Error('The challenge of the captcha was not solved in time');
  return JSON.stringify({ challenge, solution });
}

const isChallenge = (challenge: object): challenge is Challenge => 'parameters' in challenge;
