import { type ErrorCode, SiteError } from '../errors/index.ts';
import type { Uploads } from '../platform/index.ts';
import { ownHeader } from './own-header.ts';

const refusals: Record<number, ErrorCode> = { 413: 'upload-too-large', 422: 'upload-refused', 429: 'too-often' };

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
