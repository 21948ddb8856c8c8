import { gt, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/index.ts';
import type { Access } from './access/access.ts';
import { purgeStateSchema } from './contract.ts';
import { cachePurge } from './tables.ts';

/** By the database's own clock. A gateway says every ten seconds how it is: after thirty silent ones it has ended. */
const thirtySecondsAgo = sql`now() - interval '30 seconds'`;

/** How far gateways have come in having the shared cache in front of them forget. */
export async function purgeRoutes(
  app: FastifyInstance,
  { db, access }: { db: Database; access: Access },
): Promise<void> {
  app.get('/purges', async () => {
    const { gateway, registry, content, error } = cachePurge;
    return {
      purges: await db
        .select({ gateway, registry, content, error })
        .from(cachePurge)
        .where(gt(cachePurge.at, thirtySecondsAgo)),
    };
  });

  app.post('/purges', async (request) => {
    await access.requireServer(request, 'say what caches forget');
    const { gateway, ...state } = purgeStateSchema.parse(request.body);
    const now = { ...state, at: sql`now()` };
    await db.delete(cachePurge).where(lt(cachePurge.at, sql`now() - interval '1 day'`));
    await db
      .insert(cachePurge)
      .values({ gateway, ...now })
      .onConflictDoUpdate({ target: cachePurge.gateway, set: now });
    return { noted: true };
  });
}
