import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/index.ts';
import type { Access } from './access/access.ts';
import type { Changes, Make } from './can-release/refuse-breaking-change.ts';
import { type Changed, liveBatchSchema, liveChangeSchema, rollbackSchema, rollOutSchema } from './contract.ts';
import { makeLive, rollBack } from './live.ts';
import { halt, promote, rollOut } from './rollouts.ts';

interface LiveOptions {
  db: Database;
  access: Access;
  change: Changes;
  /** How many visits make a verdict. */
  minVisits: number;
}

type OfRemote = FastifyRequest<{ Params: { name: string } }>;

/** Changes what is live: for everybody, for a share of the visitors (a canary), and back again. */
export async function liveRoutes(app: FastifyInstance, { db, access, change, minVisits }: LiveOptions): Promise<void> {
  app.put('/live', async (request) => {
    const { versions, force, ...target } = liveBatchSchema.parse(request.body);
    const wanted = { names: Object.keys(versions), versions: Object.values(versions), force };
    const makeAll: Make<Changed[]> = async (who, tx, mark) => {
      const changed: Changed[] = [];
      for (const [name, version] of Object.entries(versions))
        changed.push(await makeLive(tx, mark({ ...target, who, name, version })));
      return changed;
    };
    return { changed: await change.unlessBreaking(request, wanted, makeAll) };
  });

  app.put('/live/:name', async (request: OfRemote) => {
    const { name } = request.params;
    const { force, ...target } = liveChangeSchema.parse(request.body);
    return change.unlessBreaking(request, { names: [name], versions: [target.version], force }, (who, tx, mark) =>
      makeLive(tx, mark({ name, who, ...target })),
    );
  });
  app.post('/live/:name/rollback', async (request: OfRemote) => {
    const { name } = request.params;
    const { force, ...target } = rollbackSchema.parse(request.body);
    return change.unlessBreaking(request, { names: [name], force }, (who, tx, mark) =>
      rollBack(tx, mark({ name, who, ...target })),
    );
  });

  app.put('/live/:name/candidate', async (request: OfRemote) => {
    const { name } = request.params;
    const { force, ...target } = rollOutSchema.parse(request.body);
    const versions = target.version === undefined ? [] : [target.version];
    return change.unlessBreaking(request, { names: [name], versions, force }, (who, tx, mark) =>
      rollOut(tx, mark({ name, who, ...target })),
    );
  });
  app.post('/live/:name/promote', async (request: OfRemote) => {
    const { name } = request.params;
    const { force, ...target } = rollbackSchema.parse(request.body);
    return change.unlessBreaking(request, { names: [name], force }, (who, tx, mark) =>
      promote(tx, mark({ name, who, ...target }), minVisits),
    );
  });
  app.post('/live/:name/halt', async (request: OfRemote) => {
    const { name } = request.params;
    const actor = await access.allow(request, 'release', name);
    const target = { name, who: actor.name, ...rollbackSchema.parse(request.body) };
    return db.transaction((tx) => halt(tx, target));
  });
}
