import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/index.ts';
import type { Access } from '../access/access.ts';
import { judge } from '../verdict/judge.ts';
import type { Rules } from '../verdict/verdict.ts';
import { readAwaited } from './awaited.ts';
import { countedSchema, type ReportsAwaited, reportsQuerySchema, timelineQuerySchema } from './contract.ts';
import { readErrors, readReports } from './read-reports.ts';
import { readTimeline } from './timeline.ts';
import { reportWriter } from './write-reports.ts';

interface ReportsOptions {
  db: Database;
  access: Access;
  rules: Rules;
}

const bodyLimit = 4 * 1024 * 1024;

/** What browsers have reported of each version, and what follows from it. Gateways add to it. */
export async function reportsRoutes(app: FastifyInstance, { db, access, rules }: ReportsOptions): Promise<void> {
  const add = reportWriter(db);
  app.get('/reports', (request) => readReports(db, reportsQuerySchema.parse(request.query)));
  app.get('/errors', (request) => readErrors(db, reportsQuerySchema.parse(request.query)));
  app.get('/timeline', async (request) => ({
    changes: await readTimeline(db, timelineQuerySchema.parse(request.query)),
  }));
  app.get('/verdicts', async () => ({ verdicts: await judge(db, rules) }));

  app.post('/reports', { bodyLimit }, async (request) => {
    await access.requireServer(request, 'say what browsers report');
    // First: where it fails, nothing is added, and all of it comes again.
    const awaited = await readAwaited(db);
    await add(countedSchema.parse(request.body));
    return { awaited } satisfies ReportsAwaited;
  });
}
