import type { FastifyInstance } from 'fastify';
import type { Renderer } from './compose/renderer.ts';
import type { LiveReleases } from './releases/live-releases.ts';

interface HealthOptions {
  live: LiveReleases;
  renderer: Pick<Renderer, 'isReady'>;
}

/** Live: the process answers. Ready: it can serve pages, since it has a shell and the render pool answers. */
export async function healthRoutes(app: FastifyInstance, { live, renderer }: HealthOptions): Promise<void> {
  app.get('/health/live', () => ({ live: true }));
  app.get('/health/ready', async (_, reply) => {
    const ready = live.snapshot?.isComplete === true && (await renderer.isReady());
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
}
