import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { verifyToken } from '../tokens/tokens.ts';
import { createAccess } from './access/access.ts';
import { accessRoutes } from './access/routes.ts';
import { historyQuerySchema, liveChangeSchema, rollbackSchema } from './contract.ts';
import { readVersions } from './counter.ts';
import { readHistory } from './history.ts';
import { liveVersions, makeLive, rollBack } from './live.ts';
import { qaRoutes } from './qa/routes.ts';
import { refusalOf } from './refusal.ts';
import { allReleases, fileOf, manifestOf, operationOf, publish } from './releases.ts';
import { reportsRoutes } from './reports/routes.ts';
import { rolloutRoutes } from './rollout-routes.ts';
import { unpackUpload } from './unpack-upload.ts';
import { type Rules, usualRules } from './verdict/verdict.ts';

/** How many bytes an upload has at most. */
export const uploadLimit = 64 * 1024 * 1024;

const releaseAddress = z.object({ name: z.string(), version: z.string(), '*': z.string().default('') });

export interface RegistryOptions {
  db: Database;
  /** The admin's token; teams, ops and QA have tokens of their own in the database. */
  registryToken: string;
  /** Signs QA links, and the tokens that gateways write with. */
  serviceSecret: string;
  /** When a version is taken back automatically. */
  rules?: Rules;
  /** Whether reading takes a token, too: where more than this machine reaches the port. */
  guardedReads?: boolean;
}

/** The registry's addresses, to be registered under `/registry`: everybody on this port may read unless reads are guarded, a token writes. */
export async function registryRoutes(
  app: FastifyInstance,
  { db, registryToken, serviceSecret, guardedReads = false, rules = usualRules }: RegistryOptions,
): Promise<void> {
  const access = createAccess({ db, registryToken });
  app.setErrorHandler(answerRefusal);
  if (guardedReads)
    app.addHook('onRequest', async (request) => {
      const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
      const isServer = (await verifyToken(serviceSecret, token))?.role === 'service';
      if (!isServer) await access.callerOf(request);
    });
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

  await app.register(accessRoutes, { db, access, registryToken });
  await app.register(qaRoutes, { db, serviceSecret, access });
  await app.register(rolloutRoutes, { db, access, minMounts: rules.minMounts });
  await app.register(reportsRoutes, { db, serviceSecret, rules });

  app.register(async (writing) => {
    // Before the body is read: strangers send nothing large.
    writing.addHook('onRequest', async (request) => {
      await access.callerOf(request);
    });
    writing.post('/releases', async (request) => {
      const upload = await unpackUpload(request.body);
      const { name } = await access.allow(request, 'release', upload.manifest.name);
      return publish(db, { ...upload, who: name });
    });
    writing.put<{ Params: { name: string } }>('/live/:name', async (request) => {
      const { name } = request.params;
      const actor = await access.allow(request, 'release', name);
      return makeLive(db, { name, who: actor.name, ...liveChangeSchema.parse(request.body) });
    });
    writing.post<{ Params: { name: string } }>('/live/:name/rollback', async (request) => {
      const { name } = request.params;
      const actor = await access.allow(request, 'release', name);
      return rollBack(db, { name, who: actor.name, ...rollbackSchema.parse(request.body) });
    });
  });
}

/** Answers any error as a refusal, with its code and a plain reason. */
export function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message } = refusalOf(error);
  if (status >= 500) request.log.error(error);
  return reply.status(status).send({ code, message });
}
