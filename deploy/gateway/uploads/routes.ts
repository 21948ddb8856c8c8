import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { fileId, largestFile } from 'shared/contact';
import { SiteError, TooOftenError } from 'shared/errors';
import { z } from 'zod';
import { onwardHeaders } from '../../observe/observe-requests.ts';
import type { Bearers } from '../session/bearers.ts';

interface UploadOptions {
  contentApiUrl: string;
  bearers: Bearers;
}

const named = z.object({ name: z.string().min(1).max(1000) });
const numbered = z.object({ id: fileId });
/** A file as the content API has it; `bytes` is its size. */
const stored = z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.number() });
/** The rate limit of uploads per address: five messages with `mostFiles` (4) files each. */
const uploadRate = { max: 20, timeWindow: '10 minutes' };
const answerLimitMs = 30_000;

/** `POST /uploads?name=plan.pdf` takes a file as it is, `DELETE /uploads/:id` removes it before a message names it. */
export async function uploadRoutes(app: FastifyInstance, { contentApiUrl, bearers }: UploadOptions): Promise<void> {
  /** Passes a request on to the content API, whose address for files is beside `/graphql`. */
  async function passOn(request: FastifyRequest, path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(new URL(path, contentApiUrl), {
      ...init,
      headers: {
        'content-type': 'application/octet-stream',
        authorization: `Bearer ${(await bearers.own(request)).token}`,
        'x-forwarded-for': request.ip,
        ...onwardHeaders(),
      },
      signal: AbortSignal.timeout(answerLimitMs),
    }).catch((cause) => {
      throw new SiteError('content-failed', undefined, { cause });
    });
    if (!response.ok) throw refusal(response);
    return response;
  }

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
    const body = new Uint8Array(request.body);
    const response = await passOn(request, `uploads?${new URLSearchParams({ name })}`, { method: 'POST', body });
    return reply
      .code(201)
      .header('cache-control', 'no-store')
      .send(stored.parse(await response.json()));
  });

  app.delete('/uploads/:id', async (request, reply) => {
    const { id } = numbered.parse(request.params);
    await passOn(request, `uploads/${encodeURIComponent(id)}`, { method: 'DELETE' });
    return reply.code(204).send();
  });
}

function refusal({ status, headers }: Response): SiteError {
  if (status === 404) return new SiteError('not-found');
  if (status === 413) return new SiteError('upload-too-large');
  if (status === 422) return new SiteError('upload-refused');
  if (status === 429) return new TooOftenError(Number(headers.get('retry-after')) || undefined);
  return new SiteError('content-failed', `The content API answered ${status} to a file`);
}
