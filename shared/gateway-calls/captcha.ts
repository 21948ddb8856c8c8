import { SiteError, TooOftenError } from '../errors/index.ts';
import type { CaptchaCalls } from '../platform/index.ts';
import { ownHeader } from './own-header.ts';

/** The gateway's captcha; it keeps the proof in a cookie (R338). */
export const captchaCalls: CaptchaCalls = {
  offer: () => call({ method: 'GET' }),
  async show(response) {
    const { success, reason } = await call<{ success: boolean; reason?: string }>({
      method: 'POST',
      headers: { 'content-type': 'application/json', ...ownHeader },
      body: JSON.stringify({ response }),
    });
    if (!success) throw new SiteError(reason === 'expired' ? 'captcha-expired' : 'captcha-refused');
  },
};

async function call<Answer>(request: RequestInit): Promise<Answer> {
  const response = await fetch('/recaptcha', request).catch((cause) => {
    throw new SiteError('captcha-failed', undefined, { cause });
  });
  if (response.ok) return response.json();
  if (response.status === 429) throw new TooOftenError(Number(response.headers.get('retry-after')) || undefined);
  throw new SiteError('captcha-failed', `/recaptcha answered ${response.status}`);
}
