import { SiteError } from 'shared/errors';
import { buildFolders, buildRemotes } from '../commands/release/build-remotes.ts';
import { readOptions, runCommand } from '../commands/run-command.ts';
import { addresses, step } from '../commands/say.ts';
import { hasPostgres, startPostgres } from '../database/testing.ts';
import { readSettings, type Settings, startEnvironment } from '../settings/settings.ts';
import { acceptEarlier } from '../start/accept-earlier.ts';
import { withBrand } from '../start/brand-folder.ts';
import { publishBuilds } from '../start/publish-builds.ts';
import { hasNginx } from './nginx.ts';
import { hasPrometheus, type MetricsTargets, startPrometheus } from './prometheus.ts';
import { type ProductionSite, startProduction } from './site.ts';

const usage = `Serves the site as several machines do, on this one: nginx, three gateways, one PostgreSQL.

  npm run production:demo [-- --with-monitoring]

  --with-monitoring   Prometheus beside it, which watches all servers by the alert rules of deploy/production/monitoring

With DATABASE_URL it uses that PostgreSQL, otherwise one of its own that is gone afterwards.`;

const count = 3;
/** Behind the ports of nginx, content API and render server. */
const prometheusOffset = 5;

await runCommand(usage, async () => {
  const { 'with-monitoring': monitored } = readOptions({ 'with-monitoring': { type: 'boolean', default: false } });
  if (monitored && !hasPrometheus())
    throw new SiteError('start-failed', 'Prometheus is not installed: apt-get install prometheus');
  if (!hasNginx()) throw new SiteError('start-failed', 'nginx is not installed: apt-get install nginx');
  const environment = startEnvironment(withBrand(process.env));
  const settings = readSettings(environment);
  if (!settings.databaseUrl && !hasPostgres())
    throw new SiteError('start-failed', 'PostgreSQL is not installed: apt-get install postgresql');
  const own = settings.databaseUrl ? undefined : await step('Starting PostgreSQL', startPostgres);
  const databaseUrl = settings.databaseUrl ?? own?.url;
  let site: ProductionSite | undefined;
  try {
    await step('Building what changed', () => buildRemotes('production'));
    site = await step('Starting the content API, three gateways and nginx', () =>
      startProduction(
        { ...environment, DATABASE_URL: databaseUrl },
        count,
        async (registry) => {
          await acceptEarlier(registry, settings.dataDir);
          await publishBuilds(registry, buildFolders('production'));
        },
        { restarts: true },
      ),
    );
    console.log(`\nThe site is open; Ctrl-C closes it.\n\n${addresses(settings.port)}\n`);
    for (const { address, metrics, gateway } of site.machines)
      console.log(`  gateway ${address}, process ${gateway.child.pid}, metrics ${metrics}`);
    if (own) console.log(`\nTo release and roll back here: DATABASE_URL=${own.url} npm run rollback -- …\n`);
    const prometheus = settings.port + prometheusOffset;
    const closeMonitoring = monitored ? await startPrometheus(prometheus, targetsOf(site, settings)) : undefined;
    if (monitored) console.log(`  alerts and queries http://127.0.0.1:${prometheus}/alerts\n`);
    await untilInterrupted();
    await closeMonitoring?.();
  } finally {
    await site?.close();
    own?.stop();
  }
});

function targetsOf({ machines }: ProductionSite, { contentHost, contentPort }: Settings): MetricsTargets {
  return {
    gateways: machines.map(({ metrics }) => new URL(metrics).host),
    contentApi: `${contentHost}:${contentPort}`,
    renderers: machines.map(({ renderer }) => renderer),
  };
}

async function untilInterrupted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  // A promise alone does not keep a process.
  const keeping = setInterval(() => {}, 60_000);
  await promise;
  clearInterval(keeping);
}
