import { gt, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/index.ts';
import { verifyToken } from '../../tokens/tokens.ts';
import { purgeStateSchema } from '../contract.ts';
import { RefusalError } from '../refusal.ts';
import { cachePurge } from './tables.ts';

interface PurgeOptions {
  db: Database;
  /** Signs the tokens that gateways write with. */
  serviceSecret: string;
}

/** By the database's own clock. A gateway says every ten seconds how it is: one that has been silent for longer has ended. */
const thirtySecondsAgo = sql`now() - interval '30 seconds'`;

/** How far gateways have come in having the shared cache in front of them forget. */
export async function purgeRoutes(app: FastifyInstance, { db, serviceSecret }: PurgeOptions): Promise<void> {
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
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if ((await verifyToken(serviceSecret, token))?.role !== 'service')
      throw new RefusalError(401, 'registry-token-wrong', 'Only a server of the site may say what caches forget');
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
