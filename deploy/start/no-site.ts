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
