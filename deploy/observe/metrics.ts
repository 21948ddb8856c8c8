import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, register } from 'prom-client';

const answers = new Histogram({
  name: 'site_request_seconds',
  help: 'Time until a request was answered, by the pattern of its address',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

/** Starts to watch this process: memory, processor, event loop. For servers, not for tests. */
export const watchProcess = (): void => collectDefaultMetrics();

/** Measures every request that the server answers. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    answers.observe({ method, route: routeOptions.url ?? 'unknown', status: statusCode }, elapsedTime / 1000);
  });
}

/** Measures an answer that was given from memory, before there was a request for `measureRequests`. */
export const measureFromMemory = (route: string, status: number, ms: number): void =>
  answers.observe({ method: 'GET', route, status }, ms / 1000);

/** `GET /metrics` in the form of Prometheus. For servers that the public does not reach. */
export async function metricsRoute(app: FastifyInstance): Promise<void> {
  app.get('/metrics', async (_, reply) => reply.type(register.contentType).send(await register.metrics()));
}
