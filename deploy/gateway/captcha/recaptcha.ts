import { createHash } from 'node:crypto';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import type { CaptchaCheck } from './captcha-check.ts';

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
