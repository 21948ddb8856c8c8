import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { fileId, largestFile } from 'shared/contact';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import type { Bearers } from '../session/bearers.ts';
import { createUploadCalls, type Sender } from './upload-calls.ts';

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
