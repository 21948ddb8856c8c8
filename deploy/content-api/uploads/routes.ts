import type { FastifyError, FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { largestFile } from 'shared/contact';
import { z } from 'zod';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { callerOf } from '../visitor.ts';
import type { Uploads } from './uploads.ts';

interface UploadRoutesOptions {
  uploads: Uploads;
  limits: RateLimits;
  serviceSecret: string;
}

const named = z.object({ name: z.string().min(1).max(1000) });
const retryAfter = z.object({ retryAfter: z.number() });

/**
 * `POST /uploads?name=plan.pdf` with the bytes of a file as its body, of whatever content type; `DELETE /uploads/:id`.
 * For callers with a token of ours. Failures carry the codes of the GraphQL API, and 413 for a file that is too large.
 */
export async function uploadRoutes(app: FastifyInstance, options: UploadRoutesOptions): Promise<void> {
  const { uploads, limits, serviceSecret } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestFile }, (_request, body, done) => {
    done(null, body);
  });

  app.setErrorHandler((error: FastifyError | GraphQLError, request, reply) => {
    const { status, message, wait } = described(error);
    if (status >= 500) request.log.error({ err: error }, 'an upload failed');
    if (wait) reply.header('retry-after', wait);
    return reply.code(status).send({ code: String(status), message });
  });

  app.post('/uploads', async (request, reply) => {
    const caller = await callerOf(request, serviceSecret);
    if (!caller) return reply.code(401).send({ code: '401', message: 'A valid bearer token is required' });
    await limits.count('upload', { address: request.ip, account: caller.role === 'user' ? caller.sub : undefined });
    const name = named.safeParse(request.query).data?.name ?? '';
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return reply.code(201).send(await uploads.store(name, bytes));
  });

  app.delete<{ Params: { id: string } }>('/uploads/:id', async (request, reply) => {
    const caller = await callerOf(request, serviceSecret);
    if (!caller) return reply.code(401).send({ code: '401', message: 'A valid bearer token is required' });
    await uploads.remove(request.params.id);
    return reply.code(204).send();
  });
}

function described(error: FastifyError | GraphQLError): { status: number; message: string; wait?: number } {
  if (error instanceof GraphQLError) {
    const wait = retryAfter.safeParse(error.extensions).data?.retryAfter;
    return { status: Number(error.extensions.code), message: error.message, wait };
  }
  const status = error.statusCode ?? 500;
  return status < 500 ? { status, message: error.message } : { status: 500, message: 'the file could not be stored' };
}
