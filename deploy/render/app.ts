import Fastify, { type FastifyInstance } from 'fastify';
import { type ErrorCode, SiteError } from 'shared/errors';
import type { VisitContext } from 'shared/remote';
import { z } from 'zod';
import { measureRequests, metricsRoute } from '../observe/metrics.ts';
import { passRequestIdOn, requestIds } from '../observe/request-id.ts';
import { thisMachine } from '../observe/trusted-callers.ts';
import type { RenderPool } from './pool.ts';

const release = z.object({
  name: z.string().regex(/^(?:shell|mf-[a-z]+)$/),
  version: z.string().regex(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/),
});
const renderRequest = z.object({
  release,
  task: z.object({
    kind: z.enum(['pages', 'fragments']),
    name: z.string().regex(/^[\w-]+$/),
    props: z.string(),
    place: z.string().regex(/^[\w-]+$/),
    // The gateway made it; no path or command is ever built from it.
    visit: z.custom<VisitContext>((value) => typeof value === 'object' && value !== null),
  }),
  limitMs: z.number().int().min(1).max(10_000).default(300),
});
const warmRequest = z.object({ releases: z.array(release).max(200) });

const statusOf: Partial<Record<ErrorCode, number>> = { 'render-paused': 503, 'render-late': 504 };

/** The render pool's HTTP door, for the gateway alone: `POST /render`, `POST /warm`, `GET /health/live`, `GET /metrics`. */
export function buildRenderApp(pool: RenderPool, logLevel: string): FastifyInstance {
  const app = Fastify({ logger: { level: logLevel }, bodyLimit: 256 * 1024, ...requestIds(thisMachine) });
  passRequestIdOn(app);
  measureRequests(app);
  app.register(metricsRoute);

  app.post('/render', (request) => {
    const { release, task, limitMs } = renderRequest.parse(request.body);
    return pool.render(release, task, limitMs);
  });
  app.post('/warm', async (request) => {
    await pool.warm(warmRequest.parse(request.body).releases);
    return {};
  });
  app.get('/health/live', () => ({ live: true }));

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof SiteError) {
      request.log.info(error);
      return reply.code(statusOf[error.code] ?? 500).send({ code: error.code, message: error.message });
    }
    if (error instanceof z.ZodError) return reply.code(400).send({ message: z.prettifyError(error) });
    return reply.send(error);
  });
  app.addHook('onClose', () => pool.close());
  return app;
}
