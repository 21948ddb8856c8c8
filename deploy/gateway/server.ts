import Fastify from 'fastify';
import { metricsRoute, watchProcess } from '../observe/metrics.ts';
import { startTracing } from '../observe/start-tracing.ts';
import { readGatewaySettings } from '../settings/settings.ts';
import { listenAt, settingsOrExit } from '../settings/start-server.ts';
import { signAnonymous } from '../tokens/tokens.ts';
import { buildGateway } from './app.ts';
import { renderMostAsked } from './compose/most-asked.ts';
import { drain } from './draining.ts';

const settings = settingsOrExit(() => readGatewaySettings(process.env));
const { port, host, listenFd, innerHost, metricsPort, drainMs, tracesUrl, contentApiUrl, serviceSecret } = settings;

watchProcess();
const stopTracing = await startTracing('gateway', tracesUrl);
const ending = new AbortController();
const app = await buildGateway(settings, undefined, ending.signal);
if (settings.releaseKeys === undefined)
  app.log.warn('RELEASE_KEYS is not set: whoever can write to the database changes what visitors run');
await renderMostAsked(app, settings.dataDir);

const metrics = Fastify();
metrics.register(metricsRoute);
if (metricsPort !== undefined) await metrics.listen({ port: metricsPort, host: innerHost });

async function end(): Promise<void> {
  // The load balancer gets the time to see that no more requests should come here.
  ending.abort();
  await drain(app, drainMs);
  await app.close();
  await metrics.close();
  await stopTracing();
}
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void end());
console.log(`ready: gateway ${await app.listen(listenAt({ port, host }, listenFd))}`);
await askForPlaces().catch((error) => {
  if (!ending.signal.aborted) app.log.warn(error, 'The places cannot be asked for');
});

/** A new database has no towns until somebody asks for one: that is not to be a visitor, who would wait for all of them. */
async function askForPlaces(): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await signAnonymous(serviceSecret)}` };
  const query = '{ places(text: "Lyon", limit: 1) { name } }';
  const call = { method: 'POST', headers, body: JSON.stringify({ query }), signal: ending.signal };
  await (await fetch(contentApiUrl, call)).text();
}
