import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';
import { z } from 'zod';
import { answerRefusal } from '../../registry/answer-refusal.ts';
import { registryClient, type Send } from '../../registry/client.ts';
import { uploadLimit } from '../../registry/contract.ts';
import { RefusalError } from '../../registry/refusal.ts';

interface PassageOptions {
  /** How requests reach the registry. */
  send: Send;
}

const attempts = { max: 60, timeWindow: '1 minute' };
/** Bodies are held in memory as a whole. Longer ones than this are taken one at a time of each sender. */
const shortBytes = 1024 * 1024;
const methodSchema = z.enum(['GET', 'POST', 'PUT', 'DELETE']);

/**
 * The registry for commands on other machines, at `/_registry`: nothing is read or written without a token, whose holder
 * is asked for before the body is read. The gateway passes tokens on and has none itself.
 */
export async function registryPassage(app: FastifyInstance, { send }: PassageOptions): Promise<void> {
  app.setErrorHandler(answerRefusal);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: uploadLimit },
    async (_: unknown, body: unknown) => body,
  );
  app.addHook('preParsing', async (request, reply) => {
    const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    await registryClient(send, token).me();
    if (isLong(request)) await turnOf(token, reply);
  });

  const turns = new Map<string, LimitFunction>();

  /** Waits until no other long request of the same sender is under way. The turn ends with the answer. */
  function turnOf(token: string, { raw }: FastifyReply): Promise<void> {
    const inTurn = turns.get(token) ?? pLimit(1);
    turns.set(token, inTurn);
    return new Promise((begin) => {
      void inTurn(
        () =>
          new Promise<void>((end) => {
            raw.once('close', end).once('finish', end);
            // A caller who has left meanwhile will not close again.
            if (raw.destroyed) end();
            begin();
          }),
      );
    });
  }

  app.route({
    method: [...methodSchema.options],
    url: '/_registry/*',
    config: { rateLimit: attempts },
    async handler({ method, url, headers, body }, reply) {
      const { authorization = '', 'content-type': type = 'application/json' } = headers;
      const { status, body: answer } = await send({
        method: methodSchema.parse(method),
        path: registryPath(url),
        headers: Buffer.isBuffer(body) ? { authorization, 'content-type': type } : { authorization },
        body: Buffer.isBuffer(body) ? Buffer.from(body) : undefined,
      });
      return reply.code(status).header('cache-control', 'no-store').type('application/json').send(answer);
    },
  });
}

/** Whether a body is long, or does not say its length. */
const isLong = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > shortBytes;

/**
 * The path behind `/_registry`: it leads to nothing but the registry, and to no file of a release. None of the registry's
 * addresses needs an escape, which could hide either.
 */
function registryPath(url: string): string {
  const { pathname, search } = new URL(url, 'http://gateway');
  const [, path] = /^\/_registry(\/.*)$/.exec(pathname) ?? [];
  if (path === undefined || /[%\\]|\/\/|\/files(?:\/|$)/i.test(path))
    throw new RefusalError(404, 'not-found', 'There is no such address');
  return path + search;
}
