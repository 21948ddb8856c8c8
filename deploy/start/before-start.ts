import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { SiteError } from 'shared/errors';
import { registryOfRunningSite } from '../commands/open-registry.ts';
import { lockOf, runningOwner } from '../database/lock.ts';
import type { Settings } from '../settings/settings.ts';

/** Throws SiteError `start-failed` where somebody has the embedded database open: it is for one site, or one command. */
export async function requireNoSite(settings: Settings): Promise<void> {
  const running = settings.databaseUrl ? undefined : await registryOfRunningSite(settings);
  if (running)
    throw new SiteError(
      'start-failed',
      `The site runs already on the data in ${settings.dataDir} (http://localhost:${running.sitePort}).\n` +
        'Close it first, or start another one on its own data: DATA_DIR=.data2 PORT=9000 npm start',
    );
  const owner = settings.databaseUrl ? undefined : await runningOwner(lockOf(settings.dataDir));
  if (owner) {
    const who = owner.port === undefined ? 'A command is at work' : 'Another start of the site is under way';
    throw new SiteError(
      'start-failed',
      `${who} on the data in ${settings.dataDir} (process ${owner.pid}): wait until it is done, or end it first.`,
    );
  }
}

/** Throws SiteError `start-failed` naming every port of the site that cannot be listened on. */
export async function requireFreePorts(
  settings: Pick<Settings, 'port' | 'host' | 'contentPort' | 'renderPort'>,
): Promise<void> {
  const { port, host, contentPort, renderPort } = settings;
  const problems = await Promise.all([
    problemWith(port, host),
    problemWith(contentPort, '127.0.0.1'),
    problemWith(renderPort, '127.0.0.1'),
  ]);
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length)
    throw new SiteError(
      'start-failed',
      `${found.join('\n')}\nStop what uses it (perhaps the site runs already), or choose another: PORT=9000 npm start`,
    );
}

async function problemWith(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    return inUse ? `Port ${port} is in use.` : `Port ${port} of ${host} cannot be used: ${error}`;
  }
  server.close();
  await once(server, 'close');
}

/** Makes the folder of the site's data where it is missing. Throws SiteError `settings-wrong` where nothing can be written to it. */
export function requireWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    rmdirSync(mkdtempSync(join(dataDir, 'written-')));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new SiteError('settings-wrong', `DATA_DIR: nothing can be written to ${dataDir} (${why})`, { cause });
  }
}
