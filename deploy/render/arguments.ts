import { fileURLToPath } from 'node:url';

const pathOf = (address: string): string => fileURLToPath(new URL(address, import.meta.url));

/** What the pool's own code is read from; nothing else of the machine is open to it but the release cache. */
const code = [
  pathOf('./'),
  pathOf('../observe/'),
  pathOf('../package.json'),
  pathOf('../node_modules/'),
  pathOf('../../package.json'),
  pathOf('../../shared/'),
  pathOf('../../node_modules/'),
];

interface RenderPoolStart {
  port: number;
  /** The absolute path of the release cache. */
  releases: string;
  logLevel?: string;
}

/**
 * How the render pool is started: `spawn(process.execPath, renderPoolArguments(…), renderPoolOptions(releases))`.
 * `releases` is the absolute path of the release cache (the folder has to exist), `port` 0 takes any free one. With these
 * arguments the process reads the release cache and its own code, writes nothing and starts no process.
 */
export function renderPoolArguments({ port, releases, logLevel = 'silent' }: RenderPoolStart): string[] {
  return [
    '--permission',
    '--allow-worker',
    // It listens on a port; Node 26 closes the network to boxed processes.
    '--allow-net',
    // Node warns of --allow-worker at each worker's start; worker.ts answers what it warns of.
    '--disable-warning=PERM0006',
    ...[...code, releases].map((path) => `--allow-fs-read=${path}`),
    pathOf('./server.ts'),
    `--port=${port}`,
    `--releases=${releases}`,
    `--log-level=${logLevel}`,
  ];
}

/**
 * The spawn options that belong to `renderPoolArguments`. The empty environment keeps the parent's secrets from the
 * pool. The working folder matters too: Node lets every worker read it, whatever the flags say.
 */
export function renderPoolOptions(releases: string): { env: Record<string, never>; cwd: string } {
  return { env: {}, cwd: releases };
}
