import { type ErrorCode, SiteError, TooOftenError } from '../errors/index.ts';
import type { CaptchaCalls, Uploads } from '../platform/index.ts';

/**
 * Protects against CSRF: a foreign page cannot send this header without a preflight, and the
 * gateway allows no other origin. Every call that changes something carries it.
 */
export const ownHeader = { 'x-requested-with': 'rivelle' } as const;

/** The gateway's captcha; it keeps the proof in a cookie. */
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

const refusals: Record<number, ErrorCode> = { 413: 'upload-too-large', 422: 'upload-refused' };

/** The gateway's place for files. Only XMLHttpRequest tells how far a body has come. */
export const uploads: Uploads = {
  send: (file, progress, signal) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = (code: ErrorCode) => reject(new SiteError(code));
      request.open('POST', `/uploads?${new URLSearchParams({ name: file.name })}`);
      for (const [name, value] of Object.entries(ownHeader)) request.setRequestHeader(name, value);
      request.setRequestHeader('content-type', 'application/octet-stream');
      request.responseType = 'json';
      request.upload.addEventListener('progress', ({ loaded, total }) => progress(total ? loaded / total : 0));
      request.addEventListener('load', () => {
        const answer: { id?: unknown } | null = request.response;
        if (request.status === 201 && typeof answer?.id === 'string') resolve(answer.id);
        else if (request.status === 429)
          reject(new TooOftenError(Number(request.getResponseHeader('retry-after')) || undefined));
        else fail(refusals[request.status] ?? 'upload-failed');
      });
      request.addEventListener('error', () => fail('upload-failed'));
      request.addEventListener('abort', () => fail('upload-cancelled'));
      signal.addEventListener('abort', () => request.abort());
      request.send(file);
    }),
  async remove(id) {
    await fetch(`/uploads/${id}`, { method: 'DELETE', headers: ownHeader }).catch(() => undefined);
  },
};
