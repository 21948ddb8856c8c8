import { Buffer } from 'node:buffer';
import Fastify from 'fastify';
import { columns } from '../commands/say.ts';
import { openTestDatabase } from '../database/testing.ts';
import { testRelease } from '../gateway/testing/release.ts';
import { type Count, countKinds } from '../registry/reports/contract.ts';
import { registryRoutes } from '../registry/routes.ts';
import { live, release } from '../registry/tables.ts';
import { signService } from '../tokens/tokens.ts';

// `npm run bench:registry`: what the registry's answers weigh and take with 50 remotes, 100 countries and 10,000 releases,
// half of them of a country's own. docs/scale.md says what follows from it.
const sizes = { remotes: 50, countries: 100, releases: 10_000, ownVersions: 2_500 };
const times = 20;
const letter = (number: number): string => String.fromCharCode(97 + number);
const nameOf = (index: number): string =>
  `mf-${letter(Math.floor((index % sizes.remotes) / 26))}${letter((index % sizes.remotes) % 26)}`;
const serviceSecret = 's'.repeat(32);

const database = await openTestDatabase();
const app = Fastify({ bodyLimit: 8 * 1024 * 1024 });
app.register(registryRoutes, { prefix: '/registry', db: database.db, registryToken: 't'.repeat(32), serviceSecret });
try {
  await fill();
  const rows: string[][] = [];
  for (const path of ['/version', '/live', '/releases', '/history?limit=50', '/timeline?limit=12'])
    rows.push(await measured(path, () => app.inject({ url: `/registry${path}` })));
  const authorization = `Bearer ${await signService(serviceSecret)}`;
  rows.push(
    await measured('/reports, a second of one gateway', () =>
      app.inject({ method: 'POST', url: '/registry/reports', headers: { authorization }, payload: counts() }),
    ),
  );
  const since = new Date(Date.now() - 3_600_000).toISOString();
  rows.push(await measured('/reports, the last hour', () => app.inject({ url: `/registry/reports?since=${since}` })));
  console.log(columns(['registry', 'kB', 'median ms', 'max ms'], rows));
} finally {
  await app.close();
  await database.close();
}

async function fill(): Promise<void> {
  const versionOf = (index: number) => `1.0.${Math.floor(index / sizes.remotes)}`;
  for (let first = 0; first < sizes.releases; first += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => {
      const [name, version] = [nameOf(first + index), versionOf(first + index)];
      const { manifest } = testRelease({ name, version, render: '' });
      return { name, version, manifest, source: 'a-source', publishedBy: 'Team', why: 'a reason of usual length' };
    });
    await database.db.insert(release).values(rows);
  }
  const general = Array.from({ length: sizes.remotes }, (_, index) => ({
    remote: nameOf(index),
    country: '*',
    version: '1.0.100',
  }));
  const own = Array.from({ length: sizes.ownVersions }, (_, index) => ({
    remote: nameOf(index),
    country: `c${Math.floor(index / sizes.remotes)}`,
    version: '1.0.99',
  }));
  await database.db.insert(live).values([...general, ...own]);
}

/** What a gateway adds up in a second of 1,000 requests: half of all remotes in half of all countries. */
function counts(): { counts: Count[]; errors: [] } {
  const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
  const all = Array.from({ length: 2_500 }, (_, index) => ({
    ...{ minute, remote: nameOf(index % 25), version: '1.0.100', country: `c${Math.floor(index / 25) % 50}` },
    ...{ kind: countKinds[Math.floor(index / 1250)] ?? 'mount', bucket: 0, count: 3 },
  }));
  return { counts: all, errors: [] };
}

async function measured(
  what: string,
  work: () => PromiseLike<{ statusCode: number; body: string }>,
): Promise<string[]> {
  const took: number[] = [];
  let bytes = 0;
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    const { statusCode, body } = await work();
    took.push(performance.now() - start);
    bytes = Buffer.byteLength(body);
    if (statusCode !== 200) throw new Error(`${what} answered ${statusCode}: ${body}`);
  }
  took.sort((one, other) => one - other);
  return [what, (bytes / 1000).toFixed(1), (took[times / 2] ?? 0).toFixed(1), (took.at(-1) ?? 0).toFixed(1)];
}
