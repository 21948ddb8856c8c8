import { isAbsolute } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { watchProcess } from '../observe/metrics.ts';
import { buildRenderApp } from './app.ts';
import { changesUser } from './box.ts';
import { lastLiveReleases } from './live-releases.ts';
import { requireBox } from './require-box.ts';

// Its environment is empty: it has no secret to lose, and the settings come as arguments.
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    releases: { type: 'string' },
    'log-level': { type: 'string' },
    processes: { type: 'string' },
    'idle-ms': { type: 'string' },
    stay: { type: 'string' },
  },
});
const settings = z
  .object({
    port: z.coerce.number().int().min(0).max(65_535),
    releases: z.string().refine(isAbsolute, 'must be an absolute path'),
    'log-level': z.string().default('silent'),
    processes: z.coerce.number().int().min(1).optional(),
    'idle-ms': z.coerce.number().int().min(1).optional(),
    stay: z.coerce.number().int().min(0).optional(),
  })
  .safeParse(values);
if (!settings.success) {
  console.error(`The render server's arguments are wrong:\n${z.prettifyError(settings.error)}`);
  process.exit(1);
}

const { port, releases, 'log-level': logLevel, processes, 'idle-ms': idleMs, stay } = settings.data;
watchProcess();
const { app, supervisor } = buildRenderApp({ releases, logLevel, capacity: { processes, idleMs, stay } });
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => app.close());
// What was live when it ended may render at once.
void supervisor.live(lastLiveReleases(releases));
await requireBox();
if (!changesUser)
  app.log.info('Not being root, it gives render processes no users of their own: they are boxed by Node alone');
console.log(`ready: render ${await app.listen({ port: port, host: '127.0.0.1' })}`);
