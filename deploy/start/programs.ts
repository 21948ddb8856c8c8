import { join } from 'node:path';
import { renderServerArguments } from '../render/arguments.ts';
import { readGatewaySettings, type Settings } from '../settings/settings.ts';
import { contentApiEnvironment, type Environment, gatewayEnvironment } from '../settings/variables.ts';

/** A server of the site as a process: it says `ready: …` on its output when it listens. */
export interface Program {
  name: string;
  arguments: string[];
  environment: Environment;
  /** Where it listens, and what answers there while it is away for long. */
  listens?: { host: string; port: number; standIn?: Program };
  /** Where it answers whether it lives. Not of servers whose work may take a processor for many seconds, as an import does. */
  alive?: string;
  folder: string;
}

export type Mode = 'production' | 'development';

const deploy = join(import.meta.dirname, '..');
const endWithParent = join(import.meta.dirname, 'end-with-parent.ts');
const resolveDrizzle = join(deploy, 'database/resolve-drizzle.ts');
/** 8 MB for what is new, not V8's 32, which fill with garbage at rest, too: up to 50 MB less each, and no answer is slower. */
const ofAllServers = ['--max-semi-space-size=8', `--import=${endWithParent}`];

/** Freed memory goes back to the machine: glibc keeps 45 MB of what the embedded database needed to start, 15 of the gateway. */
const givesBack = { MALLOC_TRIM_THRESHOLD_: String(128 * 1024) };

/** In development it shows GraphiQL, and a page with every type of block. */
export function contentApi(environment: Environment, mode: Mode): Program {
  const { innerHost, contentPort } = readGatewaySettings(environment);
  const listens = { host: innerHost, port: contentPort };
  const program = server('content-api', contentApiEnvironment(environment), listens, mode);
  return { ...program, arguments: [`--import=${resolveDrizzle}`, ...program.arguments] };
}

/** While it is away for long, a stand-in answers 503 in its place. */
export function gateway(environment: Environment): Program {
  const { host, port } = readGatewaySettings(environment);
  const reached = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return {
    ...server('gateway', gatewayEnvironment(environment), { host, port, standIn }),
    alive: `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}/health/live`,
  };
}

const standIn: Program = {
  name: 'stand-in',
  arguments: [...ofAllServers, join(deploy, 'start/stand-in.ts')],
  environment: {},
  folder: deploy,
};

/** Without an environment: it has no secret to lose. */
export const renderServer = (
  { renderPort, logLevel, renderCapacity }: Pick<Settings, 'renderPort' | 'logLevel' | 'renderCapacity'>,
  releases: string,
): Program => ({
  name: 'render',
  arguments: [
    ...ofAllServers,
    ...renderServerArguments({ port: renderPort, releases, logLevel, capacity: renderCapacity }),
  ],
  environment: {},
  folder: deploy,
});

const server = (
  name: string,
  environment: Environment,
  listens: Program['listens'],
  mode: Mode = 'production',
): Program => ({
  name,
  arguments: [...ofAllServers, join(deploy, name, 'server.ts')],
  environment: { ...givesBack, ...environment, NODE_ENV: mode },
  listens,
  folder: deploy,
});
