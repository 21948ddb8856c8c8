import type { FastifyInstance } from 'fastify';
import { visitorOf } from '../compose/visitor.ts';
import { createReports, reportSchema } from './report.ts';
import type { Tally } from './tally.ts';

interface ReportOptions {
  serviceSecret: string;
  tally: Tally;
}

/** A tab sends one each ten seconds at most, and one when it is left; behind one address there may be an office. */
const often = { max: 600, timeWindow: '1 minute' };

/** `POST /reports`: what works and what does not in visitors' browsers. It takes no cookie and keeps no address. */
export async function reportRoutes(app: FastifyInstance, options: ReportOptions): Promise<void> {
  const take = createReports(options);
  app.post('/reports', { config: { rateLimit: often } }, async (request, reply) => {
    take(reportSchema.parse(request.body), { country: visitorOf(request).country, address: request.ip });
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
