import { setTimeout } from 'node:timers/promises';
import { SiteError } from 'shared/errors';
import type { OpenDatabase } from '../database/index.ts';
import { claimsOn, lockOf, runningOwner } from '../database/lock.ts';
import { type RegistryClient, registryClient, registryOverHttp, sendInto } from '../registry/client.ts';
import { signingKeyOf } from '../settings/installation-keys.ts';
import { foreignContentApi, type Settings } from '../settings/settings.ts';

/** The options by which a command finds the registry. */
export type RegistrySettings = Pick<
  Settings,
  | 'dataDir'
  | 'port'
  | 'databaseUrl'
  | 'contentApiUrl'
  | 'contentHost'
  | 'contentPort'
  | 'registryToken'
  | 'serviceSecret'
  | 'rollbackMinVisits'
  | 'contentChangesDays'
  | 'tokenDays'
  | 'releaseKeys'
  | 'liveKey'
>;

/** The registry that a command works with. */
export interface OpenRegistry {
  client: RegistryClient;
  /** Whether the site runs, so that a change is seen at once. */
  siteRuns: boolean;
  /** The port of the site that was found on this machine, if one was. */
  sitePort?: number;
  close(): Promise<void>;
}

const startLimitMs = 20_000;

/**
 * The registry for a command: over HTTP where a site runs here, otherwise over the database itself. `token` is what it
 * is asked with: the site's own, unless the caller has one. Throws as `siteOrDatabase`.
 */
export async function openRegistry(settings: RegistrySettings, token = settings.registryToken): Promise<OpenRegistry> {
  const { site, database } = await siteOrDatabase(settings, token);
  if (site) return runningRegistry(site.client, site.sitePort);
  return openDirectly(settings, database, token);
}

/** The registry of a site that runs elsewhere, through its gateway: `https://www.example.com`. */
export const registryElsewhere = (site: string, token: string): OpenRegistry =>
  runningRegistry(registryOverHttp(site, token, { prefix: '/_registry', signingKey: signingKeyOf() }));

const runningRegistry = (client: RegistryClient, sitePort?: number): OpenRegistry => ({
  client,
  siteRuns: true,
  sitePort,
  close: async () => {},
});

export interface RunningSite {
  client: RegistryClient;
  contentPort: number;
  /** Where visitors find it. */
  sitePort: number;
}

/**
 * Where a command finds the data: in the site that runs, or in the database, which it opens and has to close. A site
 * that is just starting is waited for. Throws SiteError `database-locked` where another command keeps it open.
 */
export async function siteOrDatabase(
  settings: RegistrySettings,
  token = settings.registryToken,
): Promise<{ site: RunningSite; database?: never } | { site?: never; database: OpenDatabase }> {
  for (const deadline = Date.now() + startLimitMs; ; await setTimeout(200)) {
    const site = await registryOfRunningSite(settings, token);
    if (site) return { site };
    // A command that finds a site, as a rollback mostly does, starts much sooner without the database's code.
    const { openDatabase } = await import('../database/index.ts');
    try {
      return { database: await openDatabase(settings) };
    } catch (error) {
      const locked = error instanceof SiteError && error.code === 'database-locked';
      if (!locked || Date.now() > deadline) throw error;
    }
  }
}

/** The registry of the site that runs on these data; undefined where none answers. */
export async function registryOfRunningSite(
  settings: RegistrySettings,
  token = settings.registryToken,
): Promise<RunningSite | undefined> {
  const { databaseUrl, contentHost, port } = settings;
  const ports = databaseUrl ? { port: settings.contentPort, sitePort: port } : await lockedPorts(settings.dataDir);
  if (!ports) return undefined;
  const address = `http://${databaseUrl ? contentHost : '127.0.0.1'}:${ports.port}`;
  // Every caller may ask whether it runs.
  if (!(await answers(registryOverHttp(address, settings.registryToken)))) return undefined;
  return {
    client: registryOverHttp(address, token, { signingKey: signingKeyOf(settings.dataDir) }),
    contentPort: ports.port,
    sitePort: ports.sitePort ?? port,
  };
}

const answers = (client: RegistryClient): Promise<boolean> =>
  client.versions().then(
    () => true,
    () => false,
  );

/** The ports that the owner of the embedded database wrote into its lock, also one in a container, which nobody sees from here. */
async function lockedPorts(dataDir: string) {
  const lock = lockOf(dataDir);
  const { port, sitePort } = (await runningOwner(lock)) ?? (await claimsOn(lock)).at(-1) ?? {};
  return port === undefined ? undefined : { port, sitePort };
}

/**
 * The content API with its registry in this process, over the database that it opens: the same rules as over HTTP, and
 * releases are held against the same content.
 */
async function openDirectly(settings: RegistrySettings, database: OpenDatabase, token: string): Promise<OpenRegistry> {
  // A command that finds a site starts much sooner without this code.
  const { buildContentApi } = await import('../content-api/app.ts');
  const { registryToken, serviceSecret, rollbackMinVisits, contentChangesDays } = settings;
  const { tokenDays, releaseKeys, liveKey, databaseUrl, dataDir } = settings;
  const { db, close: closeDatabase } = database;
  const app = await buildContentApi(
    {
      registryToken,
      serviceSecret,
      rollbackMinVisits,
      contentChangesDays,
      tokenDays,
      releaseKeys,
      signing: { liveKey, databaseUrl, dataDir },
      foreignContentApi: foreignContentApi(settings),
    },
    db,
  );
  const close = async () => {
    await app.close();
    await closeDatabase();
  };
  const signingKey = signingKeyOf(dataDir);
  return { client: registryClient(sendInto(app), token, signingKey), siteRuns: false, close };
}
