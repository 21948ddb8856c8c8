import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/index.ts';
import type { Access } from './access/access.ts';
import type { Changes } from './can-release/changes.ts';
import { rollbackSchema, rollOutSchema } from './contract.ts';
import { halt, promote, rollOut } from './rollouts.ts';

interface RolloutOptions {
  db: Database;
  access: Access;
  change: Changes;
  /** How many mounts make a verdict. */
  minVisits: number;
}

/** Shows a version to a share of the visitors, to all, or to nobody any more. */
export async function rolloutRoutes(
  app: FastifyInstance,
  { db, access, change, minVisits }: RolloutOptions,
): Promise<void> {
  app.put<{ Params: { name: string } }>('/live/:name/candidate', async (request) => {
    const { name } = request.params;
    const { force, ...target } = rollOutSchema.parse(request.body);
    const versions = target.version === undefined ? [] : [target.version];
    return change.unlessBreaking(request, { names: [name], versions, force }, (who, tx, mark) =>
      rollOut(tx, mark({ name, who, ...target })),
    );
  });
  app.post<{ Params: { name: string } }>('/live/:name/promote', async (request) => {
    const { name } = request.params;
    const { force, ...target } = rollbackSchema.parse(request.body);
    return change.unlessBreaking(request, { names: [name], force }, (who, tx, mark) =>
      promote(tx, mark({ name, who, ...target }), minVisits),
    );
  });
  app.post<{ Params: { name: string } }>('/live/:name/halt', async (request) => {
    const { name } = request.params;
    const actor = await access.allow(request, 'release', name);
    const target = { name, who: actor.name, ...rollbackSchema.parse(request.body) };
    return db.transaction((tx) => halt(tx, target));
  });
}
