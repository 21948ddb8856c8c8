import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { type ErrorCode, SiteError } from 'shared/errors';
import { releaseKey } from 'shared/release';
import { z } from 'zod';
import { callerGone } from '../observe/caller-gone.ts';
import { endConnections } from '../observe/end-connections.ts';
import { measureRequests, metricsRoute } from '../observe/metrics.ts';
import { answerPlainly } from '../observe/observe-requests.ts';
import { passRequestIdOn, requestIds, thisMachine } from '../observe/request-id.ts';
import { logOptions } from '../observe/visible-text.ts';
import { sayWhenToAskAgain } from '../observe/when-again.ts';
import { type Capacity, capacityOf, memoryHere } from './capacity.ts';
import { readReleaseNames, releaseName } from './live-releases.ts';
import type { SupervisorLog } from './process-pool.ts';
import type { RenderOrder } from './render-queue.ts';
import { createSupervisor, type Running, type Supervisor } from './supervisor.ts';

const renderRequest = z.object({
  release: releaseName,
  // The gateway made it; no path or command is ever built from it.
  order: z.custom<RenderOrder>((value) => typeof value === 'object' && value !== null),
  limitMs: z.number().int().min(1).max(30_000).default(300),
});
const liveRequest = z.object({ releases: z.array(z.unknown()).max(1_000) });

const statusOf: Partial<Record<ErrorCode, number>> = { 'render-paused': 503, 'render-late': 504 };

interface RenderOptions {
  /** The folder of the release cache. */
  releases: string;
  logLevel: string;
  /** How many processes it has, and for how long, unless as this machine's memory allows. */
  capacity?: Partial<Capacity>;
}

/** The render server, for the gateway alone: `POST /render`, `POST /live`, `GET /health/live`, `GET /metrics`. */
export function buildRenderApp({ releases, logLevel, capacity }: RenderOptions) {
  const app: FastifyInstance = Fastify({
    logger: logOptions(logLevel),
    bodyLimit: 256 * 1024,
    frameworkErrors: answerPlainly,
    ...requestIds(thisMachine),
  });
  const log: SupervisorLog = {
    fault({ name, version }, fault, why, pauseMs) {
      renderFaults.inc({ release: releaseKey({ name, version }), fault });
      app.log.error({ remote: name, version, fault, why, pauseMs }, 'A render process was at fault and is paused');
    },
    started: (release) => processesStarted.inc({ release: releaseKey(release) }),
    incomplete: ({ name, version }) =>
      app.log.warn({ remote: name, version }, 'A release waits for its files: some are missing or wrong'),
    output: ({ name, version }, text) => app.log.warn({ remote: name, version, text }, 'A release printed something'),
  };
  const supervisor = createSupervisor(releases, log, capacityOf(memoryHere(), capacity));
  watchSupervisor(supervisor);
  passRequestIdOn(app);
  measureRequests(app);
  sayWhenToAskAgain(app);
  endConnections(app);
  app.register(metricsRoute);

  app.post('/render', async (request, reply) => {
    const { release, order, limitMs } = renderRequest.parse(request.body);
    const gone = callerGone(reply);
    const part = await supervisor.render(release, order, limitMs, gone).catch((error: unknown) => {
      if (error instanceof SiteError && !gone.aborted)
        rendersFailed.inc({ release: releaseKey(release), code: error.code });
      throw error;
    });
    return reply.type('application/json').send(part);
  });
  app.post('/live', async (request) => {
    const { named, unnamed } = readReleaseNames(liveRequest.parse(request.body).releases);
    if (unnamed.length > 0) request.log.error({ unnamed }, 'No release can be called so; the others are live');
    await supervisor.live(named);
    return {};
  });
  app.get('/health/live', () => ({ live: true }));

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof SiteError) {
      request.log.info(error);
      return reply.code(statusOf[error.code] ?? 500).send({ code: error.code, message: error.message });
    }
    if (error instanceof z.ZodError) return reply.code(400).send({ message: z.prettifyError(error) });
    return answerPlainly(error, request, reply);
  });
  app.addHook('onClose', async () => supervisor.close());
  return { app, supervisor };
}

/** Renders that were refused, late or went wrong, by the code of the error. */
export const rendersFailed = new Counter({
  name: 'site_renders_failed_total',
  help: 'Renders that ended with an error, by release and code; render-paused: its process had been at fault before',
  labelNames: ['release', 'code'],
});

export const processesStarted = new Counter({
  name: 'site_render_starts_total',
  help: 'Render processes that were started, by release; those that start again and again have no room',
  labelNames: ['release'],
});

export const renderFaults = new Counter({
  name: 'site_render_faults_total',
  help: 'Render processes that had to be ended or ended themselves, by release and fault: loop, processor, memory, exit, load, protocol',
  labelNames: ['release', 'fault'],
});

/** Adds the running processes to the metrics. */
export function watchSupervisor(supervisor: Pick<Supervisor, 'state'>): void {
  const show = (name: string, help: string, amount: (running: Running) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['release'],
      collect() {
        this.reset();
        for (const running of supervisor.state()) this.set({ release: running.release }, amount(running));
      },
    });
  show('site_render_processes', 'Processes that render a release', ({ processes }) => processes);
  show('site_render_busy', 'Renders of a release that are under way or wait for their turn', ({ busy }) => busy);
  show('site_render_memory_bytes', 'Memory of the processes of a release', ({ memoryBytes }) => memoryBytes);
}
