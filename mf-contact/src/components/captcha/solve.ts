import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const timeoutMs = 60_000;

/**
 * The response to a challenge, in a chunk of its own. The browser's own cryptography does the work beside the page, which stays
 * quick. Throws where there is no solution in time.
 */
export async function solve(challenge: object): Promise<string> {
  if (!isChallenge(challenge)) throw new Error('The captcha offers no challenge');
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  if (!solution) throw new Error('The challenge of the captcha was not solved in time');
  return JSON.stringify({ challenge, solution });
}

const isChallenge = (challenge: object): challenge is Challenge => 'parameters' in challenge;
