import { isAbsolute } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { watchProcess } from '../observe/metrics.ts';
import { buildRenderApp } from './app.ts';
import { keptReleases } from './kept-releases.ts';
import { startRenderPool } from './pool.ts';

// Its environment is empty, so that no render can read a secret: the settings come as arguments.
const { values } = parseArgs({
  options: { port: { type: 'string' }, releases: { type: 'string' }, 'log-level': { type: 'string' } },
});
const settings = z
  .object({
    port: z.coerce.number().int().min(0).max(65_535),
    releases: z.string().refine(isAbsolute, 'must be an absolute path'),
    'log-level': z.string().default('silent'),
  })
  .safeParse(values);
if (!settings.success) {
  console.error(`The render pool's arguments are wrong:\n${z.prettifyError(settings.error)}`);
  process.exit(1);
}

const { port, releases, 'log-level': logLevel } = settings.data;
watchProcess();
const app = buildRenderApp(await startRenderPool(releases, keptReleases(releases)), logLevel);
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => app.close());
console.log(`ready: render ${await app.listen({ port: port, host: '127.0.0.1' })}`);
