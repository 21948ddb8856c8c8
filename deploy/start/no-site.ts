import { SiteError } from '../../shared/errors/index.ts';
import { registryOfRunningSite } from '../commands/open-registry.ts';
import type { Settings } from '../settings/settings.ts';

/** Throws SiteError `start-failed` where a site runs on the embedded database already: that is for one site only. */
export async function requireNoSite(settings: Settings): Promise<void> {
  const running = settings.databaseUrl ? undefined : await registryOfRunningSite(settings);
  if (running)
    throw new SiteError(
      'start-failed',
      `The site runs already on the data in ${settings.dataDir} (its content API on port ${running.sitePort}).\n` +
        'Close it first, or start another one on its own data: DATA_DIR=.data2 PORT=9000 npm start',
    );
}
