import { fileURLToPath } from 'node:url';

interface RenderServerStart {
  port: number;
  /** The absolute path of the release cache. */
  releases: string;
  logLevel?: string;
}

/**
 * How the render server is started: `spawn(process.execPath, renderServerArguments(…), { env: {} })`. Its environment is
 * empty, so that it has no secret to lose. The folder of the release cache has to exist; `port` 0 takes any free one.
 */
export const renderServerArguments = ({ port, releases, logLevel = 'silent' }: RenderServerStart): string[] => [
  fileURLToPath(new URL('./server.ts', import.meta.url)),
  `--port=${port}`,
  `--releases=${releases}`,
  `--log-level=${logLevel}`,
];
