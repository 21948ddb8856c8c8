/** Why a file did not arrive; each has its sentence. */
export type SendProblem = 'file-refused' | 'file-too-large' | 'file-too-often' | 'file-failed' | 'cancelled';

/** A file did not arrive. */
export class SendError extends Error {
  readonly problem: SendProblem;

  constructor(problem: SendProblem) {
    super(`The file did not arrive: ${problem}`);
    this.problem = problem;
  }
}

const problems: Record<number, SendProblem> = { 413: 'file-too-large', 422: 'file-refused', 429: 'file-too-often' };

/**
 * Sends a file ahead of its message and answers its id; `progress` is told the share that has been sent, from 0 to 1.
 * Throws SendError. Only XMLHttpRequest tells how far a body has come.
 */
export const sendFile = (file: File, progress: (share: number) => void, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (problem: SendProblem) => reject(new SendError(problem));
    request.open('POST', `/uploads?${new URLSearchParams({ name: file.name })}`);
    request.setRequestHeader('x-requested-with', 'rivelle');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total ? loaded / total : 0));
    request.addEventListener('load', () => {
      const answer: { id?: unknown } | null = request.response;
      if (request.status === 201 && typeof answer?.id === 'string') resolve(answer.id);
      else fail(problems[request.status] ?? 'file-failed');
    });
    request.addEventListener('error', () => fail('file-failed'));
    request.addEventListener('abort', () => fail('cancelled'));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });

/** Takes a file back that no message names yet. Where that fails it goes by itself after a day. */
export const deleteUpload = (id: string): Promise<unknown> =>
  fetch(`/uploads/${id}`, { method: 'DELETE', headers: { 'x-requested-with': 'rivelle' } }).catch(() => undefined);
