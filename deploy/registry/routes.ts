import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { createAccess } from './access/access.ts';
import { accessRoutes } from './access/routes.ts';
import { answerRefusal } from './answer-refusal.ts';
import { copiesOf } from './can-release/copies.ts';
import { type ContentSystem, createExaminer } from './can-release/examiner.ts';
import { liveFormerNames, namesTakenFrom } from './can-release/former-names.ts';
import { changeUnlessBreaking, createChanges } from './can-release/refuse-breaking-change.ts';
import { canReleaseRoutes } from './can-release/routes.ts';
import { trialsOf } from './can-release/trials.ts';
import { historyQuerySchema, releaseAddress, releasesQuerySchema, uploadLimit } from './contract.ts';
import { datedRoutes } from './dated/routes.ts';
import { forgetRoutes } from './forget/routes.ts';
import { readHistory, wasLive } from './history.ts';
import { listReleases } from './list-releases.ts';
import { liveVersions } from './live.ts';
import { liveRoutes } from './live-routes.ts';
import { publishedNames } from './live-rows.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { purgeRoutes } from './purges.ts';
import { qaRoutes } from './qa/routes.ts';
import { fileOf, filesOf, manifestOf, publish, unpackUpload } from './releases.ts';
import { reportsRoutes } from './reports/routes.ts';
import { groundsFor, type ReleaseKeys } from './signing/release-keys.ts';
import { type ContentChanges, withoutContent } from './together.ts';
import { type Rules, usualRules } from './verdict/verdict.ts';
import { verifyFiles } from './verify-upload.ts';
import { versionRoutes } from './version-routes.ts';

const fileAddress = releaseAddress.extend({ '*': z.string() });

interface RegistryOptions {
  db: Database;
  /** The admin's token; teams, ops and QA have tokens of their own in the database. */
  registryToken: string;
  /** Signs QA links, and the tokens that gateways write with. */
  serviceSecret: string;
  /** What releases are held against before they go live; without it their operations and samples are not looked at. */
  content?: ContentSystem;
  /** The content beside it; without it there is none. */
  contents?: ContentChanges;
  /** When a version is reverted automatically. */
  rules?: Rules;
  /** For how many days a token lasts of which nobody says otherwise; 90 unless ops have set another number. */
  tokenDays?: number;
  /** Whose signature a release needs; without it none needs one. */
  releaseKeys?: () => ReleaseKeys;
  /** Whether reading takes a token, too: where more than this machine reaches the port. */
  guardedReads?: boolean;
}

/** The registry's addresses, to be registered under `/registry`: everybody on this port may read unless reads are guarded, a token writes. */
export async function registryRoutes(app: FastifyInstance, options: RegistryOptions): Promise<void> {
  const { db, registryToken, serviceSecret, content, guardedReads = false, releaseKeys } = options;
  const { rules = usualRules, contents = withoutContent, tokenDays = 90 } = options;
  const access = createAccess({ db, registryToken, serviceSecret });
  const examiner = createExaminer(content);
  const change = createChanges({ db, access, examiner });
  app.setErrorHandler(answerRefusal);
  if (guardedReads)
    app.addHook('onRequest', async (request) => {
      if (!(await access.isServer(request))) await access.callerOf(request);
    });
  app.addContentTypeParser(
    'application/gzip',
    { parseAs: 'buffer', bodyLimit: uploadLimit },
    async (_: unknown, body: unknown) => body,
  );

  await app.register(versionRoutes, { db });
  app.get('/live', () => liveVersions(db));
  app.get('/former-names', async () => ({ formerNames: await liveFormerNames(db, examiner) }));
  app.get('/releases', (request) => listReleases(db, releasesQuerySchema.parse(request.query)));
  app.get('/remotes', async () => ({ remotes: await publishedNames(db) }));
  app.get('/history', async (request) => ({
    history: await readHistory(db, historyQuerySchema.parse(request.query)),
  }));
  app.get('/releases/:name/:version/manifest', (request) => {
    const { name, version } = releaseAddress.parse(request.params);
    return manifestOf(db, name, version);
  });
  app.get('/releases/:name/:version/was-live', async (request) => {
    const { name, version } = releaseAddress.parse(request.params);
    return { wasLive: await wasLive(db, name, version) };
  });
  app.get('/releases/:name/:version/files', async (request) => {
    const { name, version } = releaseAddress.parse(request.params);
    return new Response(await filesOf(db, name, version));
  });
  app.get('/releases/:name/:version/files/*', async (request, reply) => {
    const { name, version, '*': path } = fileAddress.parse(request.params);
    return reply.type('application/octet-stream').send(await fileOf(db, name, version, path));
  });

  await app.register(accessRoutes, { db, access, registryToken, tokenDays });
  await app.register(qaRoutes, { db, serviceSecret, access, contents });
  await app.register(pictureRoutes, { db, access });
  await app.register(purgeRoutes, { db, access });
  await app.register(forgetRoutes, { db, access });
  await app.register(reportsRoutes, { db, access, rules });

  app.register(async (writing) => {
    // Before the body is read: strangers send nothing large.
    writing.addHook('onRequest', async (request) => {
      await access.callerOf(request);
    });
    await writing.register(canReleaseRoutes, { db, access, examiner });
    await writing.register(liveRoutes, { db, access, change, examiner, contents, minVisits: rules.minVisits });
    await writing.register(datedRoutes, { db, access, change, examiner, contents });
    writing.post('/releases', async (request) => {
      const { force, ...upload } = await unpackUpload(request.body);
      const { manifest, files } = upload;
      const versions = upload.live ? [manifest.version] : [];
      const who = await change.whoMay(request, { names: [manifest.name], versions, force });
      if (releaseKeys) groundsFor(releaseKeys(), upload.said ?? manifest);
      verifyFiles(manifest, files);
      for (const owner of await namesTakenFrom(db, manifest)) await access.allow(request, 'release', owner);
      const trials = await trialsOf(db, { manifest, files });
      const found = await examiner.release({ manifest, files }, trials, await copiesOf(db, manifest));
      // What nobody sees breaks nothing: it is stored without a trial.
      if (!upload.live && found.length === 0) return publish(db, { ...upload, who });
      return changeUnlessBreaking({ db, examiner }, (tx, mark) => publish(tx, mark({ ...upload, who })), {
        found,
        force,
      });
    });
  });
}
