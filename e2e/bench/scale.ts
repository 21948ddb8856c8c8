import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildFolder } from 'shared/build';
import { SiteError } from 'shared/errors';
import { buildFolders, buildRemotes } from '../../deploy/commands/release/build-remotes.ts';
import { publishFolder } from '../../deploy/commands/release/publish-folder.ts';
import { columns } from '../../deploy/commands/say.ts';
import { startPostgres } from '../../deploy/database/testing.ts';
import { ask, type LoadRequest, type Outcome, startLoad } from '../../deploy/production/load.ts';
import { freeRange } from '../../deploy/production/machines.ts';
import { hasNginx } from '../../deploy/production/nginx.ts';
import { type ProductionSite, startProduction } from '../../deploy/production/site.ts';
import { startEnvironment } from '../../deploy/settings/settings.ts';
import { withBrand } from '../../deploy/start/brand-folder.ts';
import { publishBuilds } from '../../deploy/start/publish-builds.ts';
import { type Measured, untilServed, versionAt } from './served.ts';

const visitorsAtOnce = 16;
const measured: Measured = { remote: 'mf-search', page: { path: '/fr/recherche?q=miroir' } };
const downMs = 5_000;

const addresses = ['/fr', '/fr/produits', '/fr/collections', '/fr/journal', '/fr/recherche?q=miroir', '/fr/revendeurs'];
const visitors: LoadRequest[] = Array.from({ length: visitorsAtOnce }, (_, index) => ({
  path: addresses[index % addresses.length] ?? '/fr',
}));
/** Signed in, or as good as: a cookie that is none of ours has each document made for it alone. */
const ownDocuments = visitors.map((visitor) => ({ ...visitor, headers: { cookie: 'authToken=none' } }));

const took = ({ startedAt, endedAt }: Outcome): number => endedAt - startedAt;

const rate = (outcomes: Outcome[], seconds: number): string =>
  (outcomes.filter(({ status }) => status === 200).length / seconds).toFixed(0);

/**
 * One, two and three gateways under load, each for so many seconds, with a rollback and a restart of the database in the
 * middle. docs/scale.md says what came out, and what follows from it.
 */
export async function benchScale({ seconds }: { seconds: number }): Promise<void> {
  if (!hasNginx()) throw new SiteError('start-failed', 'nginx is not installed: apt-get install nginx');
  await buildRemotes('production');
  const rows: string[][] = [];
  for (const count of [1, 2, 3]) rows.push(await rehearsed(count, seconds));
  console.log(
    `\n${availableParallelism()} processors, ${visitorsAtOnce} visitors at once, ${seconds} s each; load in between`,
  );
  const heads = [
    'gateways',
    'load',
    'cached/s',
    'p95 ms',
    'own/s',
    'p95 ms',
    'rollback ms',
    'asked in restart',
    'failed',
  ];
  console.log(columns([...heads, 'longest ms'], rows));
}

async function rehearsed(count: number, seconds: number): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'scale-'));
  const postgres = await startPostgres();
  const environment = startEnvironment(
    withBrand({
      PORT: String(await freeRange()),
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'silent',
    }),
  );
  const site = await startProduction(environment, count, (registry) =>
    publishBuilds(registry, buildFolders('production')),
  );
  try {
    for (const { address } of site.machines) for (const path of addresses) await ask(address, { path });
    const cached = await underLoad(site, visitors, () => setTimeout(seconds * 1000));
    const busy = loadavg()[0]?.toFixed(1) ?? '';
    const own = await underLoad(site, ownDocuments, () => setTimeout(seconds * 1000));
    const rollback = await rolledBackUnderLoad(site);
    const restart = await underLoad(site, visitors, () => postgres.restart(() => setTimeout(downMs)));
    return [
      String(count),
      busy,
      ...[rate(cached, seconds), p95(cached), rate(own, seconds), p95(own), rollback.toFixed(0)],
      String(restart.length),
      String(restart.filter(({ status }) => status !== 200).length),
      Math.max(...restart.map(took)).toFixed(0),
    ];
  } finally {
    await site.close();
    postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** What visitors get while something happens. */
async function underLoad(
  site: ProductionSite,
  wanted: readonly LoadRequest[],
  meanwhile: () => Promise<unknown>,
): Promise<Outcome[]> {
  const load = startLoad(site.address, wanted);
  await meanwhile();
  return load.stop();
}

/** The ms from a rollback until every gateway serves it, while visitors go on. */
async function rolledBackUnderLoad(site: ProductionSite): Promise<number> {
  const change = { by: 'rehearsal', why: 'bench', country: '*' };
  const [first] = site.machines;
  const before = (first && (await versionAt(first, measured))) ?? '';
  const build = buildFolder('production', measured.remote);
  const { version } = await publishFolder(site.registry, build, { ...change, live: true });
  await untilServed(site.machines, measured, version, performance.now());
  let took = Number.NaN;
  await underLoad(site, visitors, async () => {
    const start = performance.now();
    await site.registry.rollBack(measured.remote, change);
    took = await untilServed(site.machines, measured, before, start);
  });
  return took;
}

function p95(outcomes: Outcome[]): string {
  const sorted = outcomes.map(took).sort((one, other) => one - other);
  return (sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN).toFixed(0);
}
