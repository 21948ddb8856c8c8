import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/index.ts';
import type { Access } from '../access/access.ts';
import { forgetSchema, forgottenQuerySchema } from './contract.ts';
import { forget, forgottenSince, oldReleases } from './forget.ts';

/** Has old releases forgotten, and tells gateways which are. */
export async function forgetRoutes(
  app: FastifyInstance,
  { db, access }: { db: Database; access: Access },
): Promise<void> {
  app.get('/forgotten', async (request) => ({
    forgotten: await forgottenSince(db, forgottenQuerySchema.parse(request.query).after),
  }));

  app.post('/releases/forget', async (request) => {
    const { name: who } = await access.allow(request, 'ops');
    const { dryRun, ...wanted } = forgetSchema.parse(request.body);
    if (dryRun) return oldReleases(db, wanted.olderThanDays);
    return db.transaction((tx) => forget(tx, { ...wanted, who }));
  });
}
