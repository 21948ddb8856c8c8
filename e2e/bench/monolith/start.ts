import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startEnvironment } from '../../../deploy/settings/settings.ts';
import { gatewayEnvironment } from '../../../deploy/settings/variables.ts';
import { withBrand } from '../../../deploy/start/brand-folder.ts';
import { type RunningSite, repository } from '../../site/start-site.ts';

const endWithParent = join(repository, 'deploy/start/end-with-parent.ts');

/** The gateway that serves both: by a part of its command line its processor time is found. */
export const gatewayProgram = join(import.meta.dirname, 'gateway.ts');

export interface BothSites {
  /** The ports of the site as it is, and of the same as one application. */
  ours: number;
  monolith: number;
  close(): Promise<void>;
}

/** Starts a gateway beside that of a running site, which serves the site on one port, and as one application on another. */
export async function startBoth({ port, dataDir }: RunningSite, more: Record<string, string>): Promise<BothSites> {
  const ours = port + 5;
  const monolith = port + 6;
  const own = { PORT: String(ours), CONTENT_PORT: String(port + 1), RENDER_PORT: String(port + 2), DATA_DIR: dataDir };
  const environment = startEnvironment(withBrand({ ...process.env, ...more, ...own, LOG_LEVEL: 'error' }));
  const child = spawn(process.execPath, [`--import=${endWithParent}`, gatewayProgram, String(monolith)], {
    cwd: repository,
    env: { ...gatewayEnvironment(environment), NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ready = once(createInterface(child.stdout), 'line').then(() => true);
  if (!(await Promise.race([ready, ended.then(() => false)]))) throw new Error('The gateway of both did not start');
  return {
    ours,
    monolith,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
