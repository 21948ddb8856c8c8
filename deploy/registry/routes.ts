import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { historyQuerySchema, liveChangeSchema, rollbackSchema } from './contract.ts';
import { readVersions } from './counter.ts';
import { readHistory } from './history.ts';
import { liveVersions, makeLive, rollBack } from './live.ts';
import { qaRoutes } from './qa/routes.ts';
import { RefusalError, refusalOf } from './refusal.ts';
import { allReleases, fileOf, manifestOf, operationOf, publish } from './releases.ts';
import { unpackUpload } from './unpack-upload.ts';

const uploadLimit = 64 * 1024 * 1024;

/** Who holds REGISTRY_TOKEN, in the history. */
const admin = 'admin';

const releaseAddress = z.object({ name: z.string(), version: z.string(), '*': z.string().default('') });

export interface RegistryOptions {
  db: Database;
  /** The bearer token of every write. */
  registryToken: string;
  /** Signs QA links, and the tokens that gateways write with. */
  serviceSecret: string;
}

/** The registry's addresses, to be registered under `/registry`: everybody on this port may read, the token writes. */
export async function registryRoutes(
  app: FastifyInstance,
  { db, registryToken, serviceSecret }: RegistryOptions,
): Promise<void> {
  app.setErrorHandler(answerRefusal);
  app.addContentTypeParser(
    'application/gzip',
    { parseAs: 'buffer', bodyLimit: uploadLimit },
    async (_: unknown, body: unknown) => body,
  );

  app.get('/version', () => readVersions(db));
  app.get('/live', () => liveVersions(db));
  app.get('/releases', () => allReleases(db));
  app.get('/history', async (request) => ({
    history: await readHistory(db, historyQuerySchema.parse(request.query)),
  }));
  app.get<{ Params: { hash: string } }>('/operations/:hash', async (request) => ({
    text: await operationOf(db, request.params.hash),
  }));
  app.get('/releases/:name/:version/manifest', (request) => {
    const { name, version } = releaseAddress.parse(request.params);
    return manifestOf(db, name, version);
  });
  app.get('/releases/:name/:version/files/*', async (request, reply) => {
    const { name, version, '*': path } = releaseAddress.parse(request.params);
    return reply.type('application/octet-stream').send(await fileOf(db, name, version, path));
  });

  app.register(qaRoutes, {
    db,
    serviceSecret,
    holder(request) {
      requireToken(request, registryToken);
      return admin;
    },
  });

  app.register(async (writing) => {
    writing.addHook('onRequest', async (request) => requireToken(request, registryToken));
    writing.post('/releases', async (request) => publish(db, { ...(await unpackUpload(request.body)), who: admin }));
    writing.put<{ Params: { name: string } }>('/live/:name', (request) =>
      makeLive(db, { name: request.params.name, who: admin, ...liveChangeSchema.parse(request.body) }),
    );
    writing.post<{ Params: { name: string } }>('/live/:name/rollback', (request) =>
      rollBack(db, { name: request.params.name, who: admin, ...rollbackSchema.parse(request.body) }),
    );
  });
}

/**
 * Throws RefusalError where a request comes without the token. The digests are compared, which have one length, so that
 * the time taken says nothing about the token.
 */
export function requireToken(request: FastifyRequest, token: string): void {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (!timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`)))
    throw new RefusalError(401, 'registry-token-wrong', 'The registry token is missing or wrong');
}

/** Answers any error as a refusal, with its code and a plain reason. */
export function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message } = refusalOf(error);
  if (status >= 500) request.log.error(error);
  return reply.status(status).send({ code, message });
}
