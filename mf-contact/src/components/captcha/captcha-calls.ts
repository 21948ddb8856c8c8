import type { Challenge } from 'altcha-lib/types';

/** Which captcha the site has, as `GET /recaptcha` says. */
export type Offer = { provider: 'altcha'; challenge: Challenge } | { provider: 'recaptcha'; siteKey: string };

/** Why a captcha was not passed; each has its sentence. */
export type CaptchaProblem = 'missing' | 'expired' | 'failed' | 'unreachable' | 'too-often';

/** The captcha was not passed. The cause is for the log. */
export class CaptchaError extends Error {
  readonly problem: CaptchaProblem;

  constructor(problem: CaptchaProblem, options?: ErrorOptions) {
    super(`The captcha was not passed: ${problem}`, options);
    this.problem = problem;
  }
}

/** Throws CaptchaError. */
export const fetchOffer = (): Promise<Offer> => call({ method: 'GET' });

/** Shows the response to the gateway, which keeps the proof in a cookie; throws CaptchaError where it is not accepted. */
export async function showResponse(response: string): Promise<void> {
  const { success, reason } = await call<{ success: boolean; reason?: string }>({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'rivelle' },
    body: JSON.stringify({ response }),
  });
  if (!success) throw new CaptchaError(reason === 'expired' ? 'expired' : 'failed');
}

async function call<Answer>(request: RequestInit): Promise<Answer> {
  const response = await fetch('/recaptcha', request).catch((cause) => {
    throw new CaptchaError('unreachable', { cause });
  });
  if (response.ok) return response.json();
  throw new CaptchaError(response.status === 429 ? 'too-often' : 'unreachable', { cause: response.status });
}
