import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { SiteError } from 'shared/errors';
import { countryNames } from 'shared/i18n';
import { columns } from '../../deploy/commands/say.ts';
import type { Database } from '../../deploy/database/index.ts';
import { hasPostgres, openTestDatabase, startPostgres } from '../../deploy/database/testing.ts';
import { followRegistry } from '../../deploy/gateway/releases/live-releases.ts';
import { createRegistry } from '../../deploy/gateway/releases/registry.ts';
import { trustAll } from '../../deploy/gateway/releases/trust.ts';
import { type RegistryClient, registryOverHttp } from '../../deploy/registry/client.ts';
import { registryRoutes } from '../../deploy/registry/routes.ts';
import { live, release } from '../../deploy/registry/tables.ts';
import { testManifest } from '../../deploy/registry/test-manifest.ts';
import { median, percentile } from './figures.ts';
import { remoteName } from './remote-name.ts';

const [registryToken, serviceSecret] = ['t'.repeat(32), 's'.repeat(32)];
const remotes = 50;
const gateways = 20;
const rollbacks = 30;
const idleSeconds = 20;
const times = 40;

const about = { by: 'bench', why: 'bench', country: '*', force: true };

/** A registry of many releases on PostgreSQL: its lists, and how long a rollback takes to twenty gateways. */
export async function benchRegistry({ releases }: { releases: number }): Promise<void> {
  if (!hasPostgres()) throw new SiteError('start-failed', 'PostgreSQL is not installed: apt-get install postgresql');
  const server = await startPostgres();
  const database = await openTestDatabase(server.url);
  const app = fastify();
  await app.register(registryRoutes, { prefix: '/registry', db: database.db, registryToken, serviceSecret });
  let questions = 0;
  app.addHook('onRequest', async ({ url }) => {
    if (url === '/registry/version') questions += 1;
  });
  try {
    await fill(database.db, releases);
    const origin = await app.listen();
    const client = registryOverHttp(origin, registryToken);
    await lists(client, releases);
    await followed({ app, client, address: `${origin}/registry`, counted: () => questions });
  } finally {
    await app.close();
    await database.close();
    server.stop();
  }
}

/** Each remote with a version for all, and others of some countries' own. */
async function fill(db: Database, releases: number): Promise<void> {
  const texts = Object.fromEntries(
    Array.from({ length: 60 }, (_, file) => [
      `browser/${file}.js`,
      { bytes: 1, integrity: `sha384-${'x'.repeat(64)}` },
    ]),
  );
  const rows = Array.from({ length: releases }, (_, number) => {
    const [name, version] = [remoteName(number % remotes), `1.0.${Math.floor(number / remotes)}`];
    return {
      ...{ name, version, source: `source ${number}`, publishedBy: 'bench', why: 'a change of something' },
      manifest: testManifest({ name, version, files: texts }),
      publishedAt: new Date(Date.UTC(2026, 0, 1) + number * 1_000),
    };
  });
  for (let from = 0; from < rows.length; from += 500) await db.insert(release).values(rows.slice(from, from + 500));
  for (const country of ['*', ...countryNames.slice(0, 10)])
    await db
      .insert(live)
      .values(
        Array.from({ length: remotes }, (_, number) => ({ remote: remoteName(number), country, version: '1.0.1' })),
      );
  await db.execute('analyze');
}

async function lists(client: RegistryClient, releases: number): Promise<void> {
  const middle = `${remoteName(0)}@1.0.${Math.floor(releases / remotes / 2)}`;
  const asked: Record<string, () => Promise<{ releases: unknown[] }>> = {
    'the newest hundred': () => client.releases({ limit: 100 }),
    'a hundred from the middle': () => client.releases({ limit: 100, before: middle }),
    'a hundred of one remote': () => client.releases({ remote: remoteName(7), limit: 100 }),
    'of the same sources': () => client.releases({ remote: remoteName(7), source: 'source 7' }),
    'what is live': () => client.releases({ isLive: true }),
  };
  const rows: string[][] = [];
  for (const [what, ask] of Object.entries(asked)) {
    const found = (await ask()).releases.length;
    const took: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const start = performance.now();
      await ask();
      took.push(performance.now() - start);
    }
    rows.push([what, `${found}`, median(took).toFixed(1), percentile(took, 95).toFixed(1)]);
  }
  console.log(`\nLists of ${releases} releases, ms over HTTP; load ${loadavg()[0]?.toFixed(1)}\n`);
  console.log(columns(['asked', 'releases', 'median', 'p95'], rows));
}

interface Followed {
  app: FastifyInstance;
  client: RegistryClient;
  address: string;
  counted(): number;
}

/** Twenty gateways that follow the registry as real ones do; what they open and render is left out. */
async function followed({ app, client, address, counted }: Followed): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'followers-'));
  const seen: ((number: number) => void)[] = [];
  const follow = (number: number) =>
    followRegistry({
      registry: createRegistry(address, serviceSecret),
      store: {
        open: async (name, version) => ({ manifest: testManifest({ name, version }), folder }),
        remove: async () => undefined,
      },
      trust: trustAll,
      renderer: { live: async () => undefined },
      releases: join(folder, String(number)),
      warmUp: async () => undefined,
      onChange: ({ registry }) => seen[number]?.(registry),
      onSilence: () => undefined,
      log: app.log,
    });
  const followers = await Promise.all(Array.from({ length: gateways }, (_, number) => follow(number)));
  const took: number[] = [];
  const wrote: number[] = [];
  for (let time = 0; time < rollbacks; time += 1) {
    const { registry } = await client.versions();
    // Whenever it comes, and not in step with whoever asks from time to time.
    await setTimeout(200 + ((time * 370) % 1_000));
    const start = performance.now();
    const arrivals = followers.map(
      (_, number) =>
        new Promise<number>((resolve) => {
          seen[number] = (shown) => shown > registry && resolve(performance.now() - start);
        }),
    );
    await client.makeLive(remoteName(3), { ...about, version: `1.0.${2 + (time % 2)}` });
    wrote.push(performance.now() - start);
    took.push(...(await Promise.all(arrivals)));
  }
  const [before, begun, processor] = [counted(), performance.now(), process.cpuUsage()];
  await setTimeout(idleSeconds * 1_000);
  const perSecond = (counted() - before) / ((performance.now() - begun) / 1_000);
  const { user, system } = process.cpuUsage(processor);
  await Promise.all(followers.map((one) => one.close()));
  await rm(folder, { recursive: true });
  console.log(
    `\n${rollbacks} changes of what is live until ${gateways} gateways show them, ms; load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  const figures = [median(wrote), median(took), percentile(took, 95), Math.max(...took)].map((ms) => ms.toFixed(0));
  const share = `${((100 * (user + system)) / 1_000_000 / idleSeconds).toFixed(1)} %`;
  console.log(
    columns(
      [
        'the write, median',
        'shown, median',
        'p95',
        'longest',
        'questions/s while nothing changes',
        'processor of all meanwhile',
      ],
      [[...figures, perSecond.toFixed(1), share]],
    ),
  );
}
