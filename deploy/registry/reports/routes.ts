import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/index.ts';
import { verifyToken } from '../../tokens/tokens.ts';
import { RefusalError } from '../refusal.ts';
import { judge } from '../verdict/judge.ts';
import type { Rules } from '../verdict/verdict.ts';
import { countedSchema, reportsQuerySchema, timelineQuerySchema } from './contract.ts';
import { reportWriter } from './keep-reports.ts';
import { readErrors, readReports } from './read-reports.ts';
import { readTimeline } from './timeline.ts';

interface ReportsOptions {
  db: Database;
  /** Signs the tokens that gateways write with. */
  serviceSecret: string;
  rules: Rules;
}

const bodyLimit = 4 * 1024 * 1024;

/** What browsers have reported of each version, and what follows from it. Gateways add to it. */
export async function reportsRoutes(app: FastifyInstance, { db, serviceSecret, rules }: ReportsOptions): Promise<void> {
  const add = reportWriter(db);
  app.get('/reports', (request) => readReports(db, reportsQuerySchema.parse(request.query)));
  app.get('/errors', (request) => readErrors(db, reportsQuerySchema.parse(request.query)));
  app.get('/timeline', async (request) => ({
    changes: await readTimeline(db, timelineQuerySchema.parse(request.query)),
  }));
  app.get('/verdicts', async () => ({ verdicts: await judge(db, rules) }));

  app.post('/reports', { bodyLimit }, async (request) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if ((await verifyToken(serviceSecret, token))?.role !== 'service')
      throw new RefusalError(401, 'registry-token-wrong', 'Only a server of the site may say what browsers report');
    await add(countedSchema.parse(request.body));
    return { added: true };
  });
}
