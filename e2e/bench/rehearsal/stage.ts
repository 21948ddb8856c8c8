import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildFolders } from '../../../deploy/commands/release/build-remotes.ts';
import { step } from '../../../deploy/commands/say.ts';
import { type Database, openDatabase } from '../../../deploy/database/index.ts';
import { startPostgres, type TestServer } from '../../../deploy/database/testing.ts';
import { freeRange } from '../../../deploy/production/machines.ts';
import { type ProductionSite, startProduction } from '../../../deploy/production/site.ts';
import type { RegistryClient } from '../../../deploy/registry/client.ts';
import { signRows } from '../../../deploy/registry/signing/begin-signing.ts';
import { signingKeyOf } from '../../../deploy/settings/installation-keys.ts';
import { readSettings, startEnvironment } from '../../../deploy/settings/settings.ts';
import { withBrand } from '../../../deploy/start/brand-folder.ts';
import { publishBuilds } from '../../../deploy/start/publish-builds.ts';
import { fillRegistry } from './fill-registry.ts';
import { availableMemory, endChildren } from './processes.ts';
import { type Size, type SmallRemotes, smallRemotes } from './small-remotes.ts';

const gateways = 3;
/** MB: with less Linux would end processes of whoever else works on the machine. */
const leastMemory = 1_000;

export interface Stage {
  site: ProductionSite;
  remotes: SmallRemotes;
  /** By which PostgreSQL's processes are known. */
  postgresPort: string;
  /** Does something with the site's database, over a connection of its own. */
  withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  /** Has the database away for so long, in ms. */
  databaseAway(ms: number): Promise<void>;
}

/**
 * Starts the whole site for `play`: PostgreSQL with the registry filled, the remotes of this repository, three gateways. Removes
 * all of it afterwards, also where it is interrupted; it ends by itself where memory is full.
 */
export async function onStage(size: Size, play: (stage: Stage) => Promise<void>): Promise<void> {
  const folder = ownFolder();
  const postgres = await startPostgres();
  const cleanUp = () => {
    endChildren();
    postgres.stop();
    // Processes that are just ending may write there still.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  process.once('exit', cleanUp);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const watching = setInterval(endWhereMemoryIsFull, 500);
  let stage: Stage | undefined;
  try {
    stage = await startStage(size, postgres, join(folder, 'data'));
    await play(stage);
  } finally {
    clearInterval(watching);
    await stage?.site.close();
    process.off('exit', cleanUp);
    cleanUp();
  }
}

async function startStage(size: Size, postgres: TestServer, dataDir: string): Promise<Stage> {
  const withDatabase: Stage['withDatabase'] = async (work) => {
    const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir });
    return work(db).finally(close);
  };
  const environment = startEnvironment(
    withBrand({
      PORT: String(await freeRange()),
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'silent',
    }),
  );
  const settings = readSettings(environment);
  const remotes = await smallRemotes(size.remotes);
  const publish = async (registry: RegistryClient) => {
    await publishBuilds(registry, buildFolders('production'));
    await withDatabase(async (db) => {
      await fillRegistry(db, remotes, size, signingKeyOf(dataDir));
      // The registry signs what it has changed itself; gateways believe nothing else.
      await signRows(db, settings);
    });
  };
  const what = `${gateways} gateways, ${size.releases} releases of ${size.remotes} remotes, ${size.countries} countries`;
  const site = await step(what, () => startProduction(environment, gateways, publish, { restarts: true }));
  return {
    ...{ site, remotes, withDatabase },
    postgresPort: new URL(postgres.url).port,
    databaseAway: (ms) => postgres.restart(() => setTimeout(ms)),
  };
}

/** A folder for everything that is made, PostgreSQL's and nginx's files, too, who are other users. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return folder;
}

function endWhereMemoryIsFull(): void {
  if (availableMemory() > leastMemory) return;
  console.error(`It ends here: less than ${leastMemory} MB of memory are left on this machine`);
  process.exit(1);
}
