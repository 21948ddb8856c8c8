import { fileURLToPath } from 'node:url';
import type { Capacity } from './capacity.ts';

interface RenderServerStart {
  port: number;
  /** The absolute path of the release cache. */
  releases: string;
  logLevel?: string;
  /** How many processes it has, and for how long; what is not said follows from the machine. */
  capacity?: Partial<Capacity>;
}

/**
 * How the render server is started: `spawn(process.execPath, renderServerArguments(…), { env: {} })`. Its environment is
 * empty, so that it has no secret to lose. The folder of the release cache has to exist; `port` 0 takes any free one.
 */
export const renderServerArguments = ({
  port,
  releases,
  logLevel = 'silent',
  capacity = {},
}: RenderServerStart): string[] => [
  fileURLToPath(new URL('./server.ts', import.meta.url)),
  `--port=${port}`,
  `--releases=${releases}`,
  `--log-level=${logLevel}`,
  ...given('--processes', capacity.processes),
  ...given('--idle-ms', capacity.idleMs),
  ...given('--stay', capacity.stay),
];

const given = (option: string, value: number | undefined): string[] =>
  value === undefined ? [] : [`${option}=${value}`];
