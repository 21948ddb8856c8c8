import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SiteError } from 'shared/errors';
import { type RegistryClient, registryOverHttp } from '../registry/client.ts';
import { signingKeyOf } from '../settings/installation-keys.ts';
import { readSettings } from '../settings/settings.ts';
import type { Environment } from '../settings/variables.ts';
import { endProcess, type LaunchedProcess, launch } from '../start/launch.ts';
import { contentApi, gateway, type Program, renderServer } from '../start/programs.ts';
import { supervise } from '../start/supervisor.ts';
import { machineEnvironment } from './machines.ts';
import { startNginx } from './nginx.ts';

/** A gateway of the site, asked directly. */
export interface Machine {
  address: string;
  metrics: string;
  /** Where its render server shows its metrics, as `127.0.0.1:8091`. */
  renderer: string;
  renderServer: LaunchedProcess;
  gateway: LaunchedProcess;
}

export interface ProductionSite {
  /** Where nginx listens. */
  address: string;
  machines: Machine[];
  /**
   * Starts one more gateway with its render server, which nginx does not know of; `change` may have the gateway started otherwise.
   * Throws SiteError `start-failed`.
   */
  addMachine(change?: (gateway: Program) => Program): Promise<Machine>;
  registry: RegistryClient;
  close(): Promise<void>;
}

/**
 * Starts the site in the shape that it has on several machines, on this one: PostgreSQL (by its address in the environment)
 * and one content API, `count` gateways with a render server and a cache each, nginx in front. `publish` fills the registry
 * before the gateways start. With `restarts` whatever dies is started again; meanwhile nginx asks
 * another gateway, and gateways wait for the one content API.
 */
export async function startProduction(
  environment: Environment,
  count: number,
  publish: (registry: RegistryClient) => Promise<void>,
  { restarts = false } = {},
): Promise<ProductionSite> {
  const settings = readSettings(environment);
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  const supervisor = supervise({ holds: ({ name }) => name === 'content-api' });
  if (restarts) closing.push(supervisor.close);
  async function start(program: Program): Promise<LaunchedProcess> {
    if (restarts) return supervisor.start(program);
    const launched = launch(program);
    closing.push(() => endProcess(launched));
    const failure = await Promise.race([launched.ready, launched.ended]);
    if (failure) throw new SiteError('start-failed', `${program.name} ${failure}`);
    return launched;
  }
  async function startMachine(number: number, change = (program: Program) => program): Promise<Machine> {
    const told = machineEnvironment(environment, number);
    const own = readSettings(told);
    const releases = join(own.dataDir, 'releases');
    await mkdir(releases, { recursive: true });
    const numbered = (program: Program): Program => ({ ...program, name: `${program.name}-${number}` });
    const renderProcess = await start(numbered(renderServer(own, releases)));
    const address = `http://127.0.0.1:${own.port}`;
    return {
      address,
      metrics: `http://${own.innerHost}:${own.metricsPort}/metrics`,
      renderer: `127.0.0.1:${own.renderPort}`,
      renderServer: renderProcess,
      gateway: await start(numbered(change(gateway(told)))),
    };
  }

  try {
    await start(contentApi(environment, 'production'));
    const registry = registryOverHttp(
      `http://${settings.contentHost}:${settings.contentPort}`,
      settings.registryToken,
      {
        signingKey: signingKeyOf(settings.dataDir),
      },
    );
    await publish(registry);
    const machines = await Promise.all(Array.from({ length: count }, (_, index) => startMachine(index + 1)));
    const gateways = machines.map(({ address }) => new URL(address).host);
    closing.push(await startNginx({ port: settings.port, gateways }));
    let last = count;
    const addMachine: ProductionSite['addMachine'] = (change) => startMachine(++last, change);
    return { address: `http://127.0.0.1:${settings.port}`, machines, addMachine, registry, close };
  } catch (error) {
    await close();
    throw error;
  }
}
