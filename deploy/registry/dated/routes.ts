import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/index.ts';
import type { Access } from '../access/access.ts';
import type { Examiner } from '../can-release/examiner.ts';
import { type Changes, previewChange } from '../can-release/refuse-breaking-change.ts';
import { contentName, numbered } from '../contract.ts';
import { makeLive } from '../live.ts';
import type { ContentChanges } from '../together.ts';
import { datedReleaseSchema, takeBackSchema } from './contract.ts';
import { addDated, listDated, readDated, takeBack } from './dated.ts';

interface DatedOptions {
  db: Database;
  access: Access;
  change: Changes;
  examiner: Examiner;
  contents: ContentChanges;
}

/** Dates releases, lists all that is dated, and takes it back. */
export async function datedRoutes(app: FastifyInstance, options: DatedOptions): Promise<void> {
  const { db, access, change, examiner, contents } = options;

  app.get('/dated', async (request) => {
    await access.allow(request, 'read');
    return { dated: await listDated(db, contents.changedSince) };
  });

  app.post('/dated', async (request) => {
    const { name, version, force, liveAt, until, by, why, country } = datedReleaseSchema.parse(request.body);
    const who = await change.whoMay(request, { names: [name], versions: [version], force });
    const target = { name, version, country, who, by, why };
    const make = (tx: Database) => makeLive(tx, target);
    const { reasons } = await previewChange({ db, examiner }, make, examiner.operations);
    const about = { remote: name, country, version, who, person: by, why, forced: force, liveAt, until };
    const tokenId = await access.tokenIdOf(request);
    const number = await db.transaction((tx) => addDated(tx, { action: 'make-live', tokenId, ...about }));
    return { number, notes: reasons.map(({ message }) => message) };
  });

  app.delete('/dated/:number', async (request) => {
    const { number } = numbered.parse(request.params);
    await access.callerOf(request);
    const { remote } = await readDated(db, number);
    const isContent = remote === contentName;
    const { name: who } = await access.allow(
      request,
      isContent ? 'content' : 'release',
      isContent ? undefined : remote,
    );
    return takeBack(db, { number, who, ...takeBackSchema.parse(request.body) });
  });
}
