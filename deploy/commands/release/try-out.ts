import { buildFolder } from '../../../shared/build/folder.ts';
import { SiteError } from '../../../shared/errors/index.ts';
import { isDevelopmentVersion, nextDevelopmentVersion } from '../../registry/choose-version.ts';
import type { RegistryClient } from '../../registry/client.ts';
import { everyCountry } from '../../registry/contract.ts';
import { personHere } from '../run-command.ts';
import { readManifest } from './collect-release.ts';
import { publishedVersions, publishFolder } from './publish-folder.ts';

/** Development builds of one remote as releases of their own, which are live until the trial ends. */
export function tryOut(registry: RegistryClient, name: string, folder = buildFolder('development', name)) {
  const by = personHere();
  const why = 'npm run dev';

  return {
    /** Publishes the build as the next `X.Y.Z-dev.N` and makes it live; a refusal is printed. */
    async publish(): Promise<void> {
      try {
        const own = (await readManifest(folder)).version;
        const version = nextDevelopmentVersion(own, await publishedVersions(registry, name));
        await publishFolder(registry, folder, { version, live: true, force: true, by, why });
        console.log(`${name} ${version} is live.`);
      } catch (error) {
        if (!(error instanceof SiteError)) throw error;
        console.error(error.message);
      }
    },

    /** Makes the last real release live again; one that somebody made live meanwhile is left alone. */
    async end(): Promise<void> {
      const { live } = await registry.live();
      const isTrial = isDevelopmentVersion(live[everyCountry]?.[name]?.version ?? '');
      const past = await registry.history({ remote: name, country: everyCountry, changesLive: true, limit: 1000 });
      const before = past.find(({ to }) => to !== null && !isDevelopmentVersion(to));
      if (!isTrial || !before?.to) return;
      await registry.makeLive(name, { version: before.to, by, why: 'npm run dev has ended', force: true });
      console.log(`${name} ${before.to} is live again.`);
    },
  };
}
