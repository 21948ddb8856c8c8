import type { RegistryClient } from '../registry/client.ts';
import { everyCountry, type Releases } from '../registry/contract.ts';
import { isDevelopmentVersion } from '../release/choose-version.ts';
import { readManifest } from '../release/collect-release.ts';
import { publishFolder } from '../release/publish-folder.ts';
import { personHere } from '../release/run-command.ts';

const why = 'npm start';

/**
 * Makes the builds in these folders live, and publishes those whose sources were not published yet. What somebody
 * released or rolled back by a command stays: where that is not what was built here, it says how to change it.
 */
export async function publishBuilds(registry: RegistryClient, folders: readonly string[]): Promise<void> {
  const known = await registry.releases();
  const { live } = await registry.live();
  for (const folder of folders) {
    const { name, source } = await readManifest(folder);
    const version = publishedAs(known, name, source);
    const current = live[everyCountry]?.[name]?.version;
    if (!version) {
      const published = await publishFolder(registry, folder, { live: true, by: personHere(), why });
      console.log(`  ${name} ${published.version}`);
    } else if (version !== current && (await isOurs(registry, name))) {
      await registry.makeLive(name, { version, by: personHere(), why });
      console.log(`  ${name} ${version}, which was published before`);
    } else if (version !== current) {
      const change = `npm run rollback -- ${name} --to ${version}`;
      console.log(`  ${name} stays at ${current ?? 'nothing'}; to serve what was built here: ${change}`);
    }
  }
}

const publishedAs = ({ releases }: Releases, name: string, source: string): string | undefined =>
  releases.find(
    (release) => release.name === name && release.source === source && !isDevelopmentVersion(release.version),
  )?.version;

/** Whether it was a start that decided last what is live. */
async function isOurs(registry: RegistryClient, name: string): Promise<boolean> {
  const [last] = await registry.history({ remote: name, country: everyCountry, changesLive: true, limit: 1 });
  return last?.why === why;
}
