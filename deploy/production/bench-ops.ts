import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildFolder, repository } from 'shared/build';
import { SiteError } from 'shared/errors';
import { buildFolders, buildRemotes } from '../commands/release/build-remotes.ts';
import { publishFolder } from '../commands/release/publish-folder.ts';
import { columns } from '../commands/say.ts';
import { startPostgres } from '../database/testing.ts';
import { environmentOf } from '../settings/environment.ts';
import { readStartSettings } from '../settings/settings.ts';
import { publishBuilds } from '../start/publish-builds.ts';
import { freeRange } from './free-range.ts';
import { hasNginx } from './nginx.ts';
import { liveVersion, measuredRemote, untilServed } from './served.ts';
import { type ProductionSite, startProduction } from './site.ts';

// `npm run bench:ops`: how long operations wait for what they do, with 1 and with 3 gateways, from real builds.
const remote = measuredRemote;
const runs = { rollback: 20, publish: 10 };

if (!hasNginx()) throw new SiteError('start-failed', 'nginx is not installed: apt-get install nginx');
await buildRemotes('production');
const rows: string[][] = [];
for (const count of [1, 3]) rows.push(...(await measured(count)));
console.log(`\n${columns(['ms until every gateway serves it', 'gateways', 'min', 'median', 'p95', 'max'], rows)}`);

async function measured(count: number): Promise<string[][]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-ops-'));
  const postgres = await startPostgres();
  const settings = readStartSettings({
    PORT: String(await freeRange()),
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'error',
  });
  const site = await startProduction(settings, count, (registry) =>
    publishBuilds(registry, buildFolders('production')),
  );
  try {
    const published: number[] = [];
    for (let run = 0; run < runs.publish; run += 1) published.push(await publishOnce(site));

    const rolledBack: number[] = [];
    const environment = { ...process.env, ...environmentOf(settings) };
    for (let run = 0; run < runs.rollback; run += 1) rolledBack.push(await rollBackOnce(site, environment));
    return [
      ['rollback, from the command', String(count), ...figures(rolledBack)],
      ['publish, from the upload', String(count), ...figures(published)],
    ];
  } finally {
    await site?.close();
    postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The same build under a new version, live at once. */
async function publishOnce(site: ProductionSite): Promise<number> {
  const start = performance.now();
  const folder = buildFolder('production', remote);
  const { version } = await publishFolder(site.registry, folder, { live: true, by: 'bench', why: 'bench:ops' });
  return untilServed(site, version, start);
}

/** As ops type it; then forward again, unmeasured. */
async function rollBackOnce(site: ProductionSite, environment: NodeJS.ProcessEnv): Promise<number> {
  const newer = await liveVersion(site);
  const start = performance.now();
  const command = promisify(execFile)('npm', ['run', '--silent', 'rollback', '--', remote, '--why', 'bench:ops'], {
    cwd: repository,
    env: environment,
  });
  const took = await untilServed(site, (version) => version !== newer, start);
  await command;
  await site.registry.makeLive(remote, { version: newer, by: 'bench', why: 'bench:ops' });
  await untilServed(site, newer, start);
  return took;
}

function figures(times: number[]): string[] {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return [sorted[0] ?? Number.NaN, at(0.5), at(0.95), at(1)].map((ms) => ms.toFixed(0));
}
