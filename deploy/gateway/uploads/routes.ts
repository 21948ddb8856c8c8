import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { fileId, largestFile } from 'shared/contact';
import { SiteError, TooOftenError } from 'shared/errors';
import { z } from 'zod';
import { onwardHeaders } from '../../observe/onward-headers.ts';
import type { Bearers } from '../session/bearers.ts';

interface UploadOptions {
  contentApiUrl: string;
  bearers: Bearers;
}

const named = z.object({ name: z.string().min(1).max(1000) });
const numbered = z.object({ id: fileId });
/** The rate limit of uploads per address: five messages with `mostFiles` (4) files each. */
const uploadRate = { max: 20, timeWindow: '10 minutes' };

/** `POST /uploads?name=plan.pdf` takes a file as it is, `DELETE /uploads/:id` removes it before a message names it. */
export async function uploadRoutes(app: FastifyInstance, { contentApiUrl, bearers }: UploadOptions): Promise<void> {
  const calls = createUploadCalls(contentApiUrl);
  const senderOf = async (request: FastifyRequest): Promise<Sender> => ({
    token: await bearers.tokenOf(request),
    address: request.ip,
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestFile }, (_request, body, done) => {
    done(null, body);
  });
  app.setErrorHandler((error: FastifyError) => {
    throw error.statusCode === 413 ? new SiteError('upload-too-large', undefined, { cause: error }) : error;
  });

  app.post('/uploads', { config: { rateLimit: uploadRate } }, async (request, reply) => {
    const { name } = named.parse(request.query);
    if (!Buffer.isBuffer(request.body)) throw new SiteError('upload-refused');
    const stored = await calls.store(name, request.body, await senderOf(request));
    return reply.code(201).header('cache-control', 'no-store').send(stored);
  });

  app.delete('/uploads/:id', async (request, reply) => {
    const { id } = numbered.parse(request.params);
    await calls.remove(id, await senderOf(request));
    return reply.code(204).send();
  });
}

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
