import { SiteError, TooOftenError } from 'shared/errors';
import { z } from 'zod';
import { onwardHeaders } from '../../observe/onward-headers.ts';

const stored = z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.number() });
/** A file as the content API has it; `bytes` is its size. */
export type StoredFile = z.infer<typeof stored>;

/** For whom the content API is asked. */
export interface Sender {
  token: string;
  address: string;
}

/**
 * What the content API does with files. Both throw SiteError: upload-refused, upload-too-large, too-often, not-found, or
 * content-failed.
 */
export interface UploadCalls {
  store(name: string, file: Buffer, sender: Sender): Promise<StoredFile>;
  remove(id: string, sender: Sender): Promise<void>;
}

const answerLimitMs = 30_000;

/** The files' address is beside `/graphql`. */
export function createUploadCalls(contentApiUrl: string): UploadCalls {
  async function send(path: string, { token, address }: Sender, request: RequestInit): Promise<Response> {
    const response = await fetch(new URL(path, contentApiUrl), {
      ...request,
      headers: {
        'content-type': 'application/octet-stream',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
        ...onwardHeaders(),
      },
      signal: AbortSignal.timeout(answerLimitMs),
    }).catch((cause) => {
      throw new SiteError('content-failed', undefined, { cause });
    });
    if (!response.ok) throw refusal(response);
    return response;
  }

  return {
    async store(name, file, sender) {
      const body = new Uint8Array(file);
      const response = await send(`uploads?${new URLSearchParams({ name })}`, sender, { method: 'POST', body });
      return stored.parse(await response.json());
    },
    async remove(id, sender) {
      await send(`uploads/${encodeURIComponent(id)}`, sender, { method: 'DELETE' });
    },
  };
}

function refusal({ status, headers }: Response): SiteError {
  if (status === 404) return new SiteError('not-found');
  if (status === 413) return new SiteError('upload-too-large');
  if (status === 422) return new SiteError('upload-refused');
  if (status === 429) return new TooOftenError(Number(headers.get('retry-after')) || undefined);
  return new SiteError('content-failed', `The content API answered ${status} to a file`);
}
