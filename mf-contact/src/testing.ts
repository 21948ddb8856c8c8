import { webcrypto } from 'node:crypto';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** What the gateway answers in a test to the calls of the contact form. */
export interface Gateway {
  /** The answer to `GET /recaptcha`; a small challenge unless said otherwise. */
  offer: object;
  /** The answers to `POST /recaptcha`, one after the other; success where there is none. */
  verdicts: (object | number)[];
  /** What was posted there. */
  responses: string[];
  /** The addresses of the uploads that were deleted. */
  deleted: string[];
}

/** Puts a gateway and the cryptography of a browser in place. */
export async function fakeGateway(): Promise<Gateway> {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey });
  const gateway: Gateway = { offer: { provider: 'altcha', challenge }, verdicts: [], responses: [], deleted: [] };
  const answer = (body: object | number): Response =>
    typeof body === 'number'
      ? new Response('{}', { status: body, headers: { 'retry-after': '540' } })
      : new Response(JSON.stringify(body));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, request = {}): Promise<Response> => {
    if (request.method === 'DELETE') {
      gateway.deleted.push(String(url));
      return answer({});
    }
    if (request.method !== 'POST') return answer(gateway.offer);
    gateway.responses.push(JSON.parse(String(request.body)).response);
    return answer(gateway.verdicts.shift() ?? { success: true });
  });
  return gateway;
}

/** A file on its way, whose progress and end are the test's. */
export interface FileOnItsWay {
  url: string;
  isCancelled: boolean;
  progress(share: number): void;
  answer(status: number, body?: object): void;
  fail(): void;
}

/** Takes what is sent with XMLHttpRequest; answers the files in the order in which they were sent. */
export function fakeUploads(): FileOnItsWay[] {
  const files: FileOnItsWay[] = [];
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    responseType = '';
    response: unknown = null;
    status = 0;
    url = '';
    readonly headers = new Map<string, string>();

    open(_method: string, url: string) {
      this.url = url;
    }
    getResponseHeader(name: string) {
      return this.status === 429 && name === 'retry-after' ? '600' : null;
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    send() {
      const file: FileOnItsWay = {
        url: this.url,
        isCancelled: false,
        progress: (share) =>
          this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: share * 100, total: 100 })),
        answer: (status, body = {}) => {
          Object.assign(this, { status, response: body });
          this.dispatchEvent(new Event('load'));
        },
        fail: () => this.dispatchEvent(new Event('error')),
      };
      this.addEventListener('abort', () => {
        file.isCancelled = true;
      });
      if (this.headers.get('x-requested-with') === 'rivelle') files.push(file);
    }
  }
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: FakeRequest, configurable: true, writable: true });
  return files;
}
