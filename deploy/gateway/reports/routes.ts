import type { FastifyInstance } from 'fastify';
import { visitorOf } from '../compose/visitor.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import { browserReports } from '../security/csrf.ts';
import { createReports, reportSchema } from './report.ts';
import type { Tally } from './tally.ts';
import { createViolationLog, violationsIn } from './violations.ts';

interface ReportOptions {
  serviceSecret: string;
  tally: Tally;
  live: Pick<LiveReleases, 'snapshot'>;
}

/**
 * The rate limit of an address, behind which there may be an office. A tab reports every ten seconds at most, and when it is
 * left.
 */
const often = { max: 600, timeWindow: '1 minute' };

/**
 * `POST /reports`: what works and what does not in visitors' browsers, and what browsers themselves say of the content
 * security policy. It reads no cookie and stores no address.
 */
export async function reportRoutes(app: FastifyInstance, { live, ...options }: ReportOptions): Promise<void> {
  const take = createReports(options);
  const logViolation = createViolationLog(
    app.log,
    (name) => live.snapshot?.all.some(({ manifest }) => manifest.name === name) ?? false,
  );
  app.addContentTypeParser(browserReports, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

  app.post('/reports', { config: { rateLimit: often } }, async (request, reply) => {
    const type = request.headers['content-type'] ?? '';
    if (browserReports.test(type)) violationsIn(request.body, request.host).forEach(logViolation);
    else take(reportSchema.parse(request.body), { country: visitorOf(request).country, address: request.ip });
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
