import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { z } from 'zod';
import { columns } from '../../deploy/commands/say.ts';
import { type Database, openDatabase } from '../../deploy/database/index.ts';
import { createDatabase, startPostgres } from '../../deploy/database/testing.ts';
import { forwardReports } from '../../deploy/gateway/reports/forward-reports.ts';
import { createTally, type Tally } from '../../deploy/gateway/reports/tally.ts';
import { reportsAwaitedSchema } from '../../deploy/registry/reports/contract.ts';
import { registryRoutes } from '../../deploy/registry/routes.ts';
import { history } from '../../deploy/registry/tables.ts';
import { signService } from '../../deploy/tokens/tokens.ts';
import { processorTime } from './processor-time.ts';
import { remoteName } from './remote-name.ts';

const serviceSecret = 's'.repeat(32);
const kinds = ['page-view', 'mount', 'visit', 'render'] as const;
const vitals = ['lcp', 'inp', 'cls'] as const;

interface Size {
  gateways: number;
  remotes: number;
  countries: number;
  /** Of how many remotes somebody waits for the reports. */
  awaited: number;
  seconds: number;
}

/**
 * What the reports of many gateways cost PostgreSQL and the registry: in every ten seconds each gateway has page views, mounts,
 * visits and renders of every remote in every country, and web vitals of a fifth of them.
 */
export async function benchReports(size: Size): Promise<void> {
  const server = await startPostgres();
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl: await createDatabase(server.url) });
  const app = Fastify();
  app.register(registryRoutes, { prefix: '/registry', db, registryToken: 't'.repeat(32), serviceSecret });
  try {
    const line = { who: 'bench', action: 'make-live', country: '*', why: '' } as const;
    for (let remote = 0; remote < size.awaited; remote += 1)
      await db.insert(history).values({ ...line, remote: remoteName(remote) });
    const headers = { authorization: `Bearer ${await signService(serviceSecret)}` };
    const times: number[] = [];
    let counters = 0;
    const registry = {
      async report(payload: object & { counts: unknown[] }) {
        const start = performance.now();
        const answer = await app.inject({ method: 'POST', url: '/registry/reports', headers, payload });
        if (answer.statusCode !== 200) throw new Error(answer.body);
        times.push(performance.now() - start);
        counters += payload.counts.length;
        return reportsAwaitedSchema.parse(answer.json());
      },
    };
    const shown = { registry: 1, content: 1 };
    const log = { warn: console.warn };
    const gateways = Array.from({ length: size.gateways }, () => {
      const tally = createTally();
      return { tally, forwarding: forwardReports({ tally, registry, live: { shown }, log }) };
    });
    const database = `-p\0${new URL(server.url).port}\0`;
    // The first ten seconds make partitions, and say what is awaited.
    await visit(gateways, size, 10);
    const [begun, used, before] = [processorTime(database), process.cpuUsage(), await rowsWritten(db)];
    const start = performance.now();
    times.length = counters = 0;
    await visit(gateways, size, size.seconds);
    const took = (performance.now() - start) * 1000;
    const { user, system } = process.cpuUsage(used);
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? Number.NaN).toFixed(0);
    const perSecond = (count: number) => ((count / took) * 1e6).toFixed(0);
    const share = (microseconds: number) => (microseconds / took).toFixed(3);
    console.log(
      columns(
        [
          'gateways',
          'pairs',
          'awaited',
          'counters/s',
          'rows/s',
          'PostgreSQL, cores',
          'this process',
          'median ms',
          'p95 ms',
        ],
        [
          [
            ...[size.gateways, size.remotes * size.countries, size.awaited].map(String),
            ...[perSecond(counters), perSecond((await rowsWritten(db)) - before)],
            share(processorTime(database) - begun),
            share(user + system),
            ...[at(0.5), at(0.95)],
          ],
        ],
      ),
    );
    for (const { forwarding } of gateways) await forwarding.close();
  } finally {
    await app.close();
    await close();
    server.stop();
  }
}

const written = z.object({ rows: z.tuple([z.object({ rows: z.coerce.number() })]) });

/** How many rows of counters were added or changed so far, once the server has counted them. */
async function rowsWritten(db: Database): Promise<number> {
  await pause(1500);
  const answer = await db.execute(
    "select sum(n_tup_ins + n_tup_upd) as rows from pg_stat_user_tables where relname like 'report%'",
  );
  return written.parse(answer).rows[0].rows;
}

/** Each second has a tenth of what is reported in ten. */
async function visit(
  gateways: readonly { tally: Tally }[],
  { remotes, countries }: Size,
  seconds: number,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  for (let second = 0; performance.now() < end; second += 1) {
    const next = performance.now() + 1000;
    for (const { tally } of gateways)
      for (let pair = second % 10; pair < remotes * countries; pair += 10) {
        const remote = pair % remotes;
        const of = { remote: remoteName(remote), version: '1.0.0', country: `c${Math.floor(pair / remotes)}` };
        for (const kind of kinds) tally.count({ ...of, kind });
        if (remote % 5 === 0) for (const kind of vitals) tally.count({ ...of, kind, bucket: second % 7 });
      }
    await pause(Math.max(0, next - performance.now()));
  }
}
