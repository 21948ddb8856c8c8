import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { isDevelopmentVersion } from '../release/choose-version.ts';
import { createAccess } from './access/access.ts';
import { accessRoutes } from './access/routes.ts';
import { BreaksError } from './can-release/breaks-error.ts';
import { checkedChange, type MakeChange } from './can-release/checked.ts';
import { type ContentSystem, createExaminer } from './can-release/examiner.ts';
import { canReleaseRoutes } from './can-release/routes.ts';
import { type Changed, historyQuerySchema, liveBatchSchema, liveChangeSchema, rollbackSchema } from './contract.ts';
import { readVersions } from './counter.ts';
import { readHistory } from './history.ts';
import { liveVersions, makeLive, rollBack } from './live.ts';
import { qaRoutes } from './qa/routes.ts';
import { refusalOf } from './refusal.ts';
import { allReleases, fileOf, manifestOf, operationOf, publish } from './releases.ts';
import { unpackUpload } from './unpack-upload.ts';
import { verifyFiles } from './verify-upload.ts';

/** How many bytes an upload has at most. */
export const uploadLimit = 64 * 1024 * 1024;

const releaseAddress = z.object({ name: z.string(), version: z.string(), '*': z.string().default('') });

export interface RegistryOptions {
  db: Database;
  /** The admin's token; teams, ops and QA have tokens of their own in the database. */
  registryToken: string;
  /** Signs QA links, and the tokens that gateways write with. */
  serviceSecret: string;
  /** What releases are held against before they go live; without it their operations and samples are not looked at. */
  content?: ContentSystem;
}

/** The registry's addresses, to be registered under `/registry`: everybody on this port may read, a token writes. */
export async function registryRoutes(
  app: FastifyInstance,
  { db, registryToken, serviceSecret, content }: RegistryOptions,
): Promise<void> {
  const access = createAccess({ db, registryToken });
  const examiner = createExaminer(content);
  app.addHook('onClose', () => examiner.close());
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

  await app.register(accessRoutes, { db, access, registryToken });
  await app.register(qaRoutes, { db, serviceSecret, access });

  app.register(async (writing) => {
    // Before the body is read: strangers send nothing large.
    writing.addHook('onRequest', async (request) => {
      await access.callerOf(request);
    });
    await writing.register(canReleaseRoutes, { db, access, examiner });
    /** Whoever overrides the check answers for the whole site; what a developer tries out is no release. */
    const mayForce = async (request: FastifyRequest, force: boolean, versions: readonly string[]) => {
      if (force && !versions.every(isDevelopmentVersion)) await access.allow(request, 'ops');
    };

    writing.post('/releases', async (request) => {
      const { force, ...upload } = await unpackUpload(request.body);
      const { manifest, files } = upload;
      const { name: who } = await access.allow(request, 'release', manifest.name);
      await mayForce(request, force, [manifest.version]);
      verifyFiles(manifest, files);
      const found = await examiner.release({ manifest, files });
      return checkedChange(db, (tx, mark) => publish(tx, mark({ ...upload, who })), { found, force });
    });
    writing.put('/live', async (request) => {
      const { versions, force, ...target } = liveBatchSchema.parse(request.body);
      await mayForce(request, force, Object.values(versions));
      let who = '';
      for (const name of Object.keys(versions)) who = (await access.allow(request, 'release', name)).name;
      const makeAll: MakeChange<Changed[]> = async (tx, mark) => {
        const changed: Changed[] = [];
        for (const [name, version] of Object.entries(versions))
          changed.push(await makeLive(tx, mark({ ...target, who, name, version })));
        return changed;
      };
      return { changed: await checkedChange(db, makeAll, { force, examine: examiner.operations }) };
    });
    writing.put<{ Params: { name: string } }>('/live/:name', async (request) => {
      const { name } = request.params;
      const { name: who } = await access.allow(request, 'release', name);
      const { force, ...change } = liveChangeSchema.parse(request.body);
      await mayForce(request, force, [change.version]);
      const make: MakeChange<Changed> = (tx, mark) => makeLive(tx, mark({ name, who, ...change }));
      return checkedChange(db, make, { force, examine: examiner.operations });
    });
    writing.post<{ Params: { name: string } }>('/live/:name/rollback', async (request) => {
      const { name } = request.params;
      const { name: who } = await access.allow(request, 'release', name);
      const { force, ...target } = rollbackSchema.parse(request.body);
      await mayForce(request, force, [name]);
      const make: MakeChange<Changed> = (tx, mark) => rollBack(tx, mark({ name, who, ...target }));
      return checkedChange(db, make, { force, examine: examiner.operations });
    });
  });
}

/** Answers any error as a refusal, with its code and a plain reason. */
export function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  const { status, code, message } = refusal;
  if (status >= 500) request.log.error(error);
  return reply
    .status(status)
    .send({ code, message, ...(refusal instanceof BreaksError && { reasons: refusal.reasons }) });
}
