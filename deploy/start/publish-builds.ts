import { isLibrary } from 'shared/release';
import { publishFolder, readManifest } from '../commands/release/publish-folder.ts';
import { personHere } from '../commands/run-command.ts';
import { everyRelease, type RegistryClient } from '../registry/client.ts';
import { everyCountry, type ListedRelease, type LiveVersions } from '../registry/contract.ts';
import { RefusalError } from '../registry/refusal.ts';
import { wayBack } from '../registry/retired.ts';
import { isDevelopmentVersion } from '../registry/which-version.ts';

const why = 'npm start';

/**
 * Makes the builds in these folders live, all at once, and publishes those whose sources were not published yet. What
 * somebody released or rolled back by a command stays: where that is not what was built here, or a country is behind all
 * others, it says how to change it.
 * Builds for development are not held against anything.
 */
export async function publishBuilds(
  registry: RegistryClient,
  folders: readonly string[],
  mode: 'production' | 'development' = 'production',
): Promise<void> {
  const force = mode === 'development';
  const by = personHere();
  const { live, retired } = await registry.live();
  const versions: Record<string, string> = {};
  const arriving: { folder: string; name: string }[] = [];
  for (const folder of folders) {
    const { name, source } = await readManifest(folder);
    const away = retired.find(({ remote }) => remote === name);
    if (away) {
      console.log(`  ${name} is retired: ${wayBack(away)}`);
      continue;
    }
    const current = live[everyCountry]?.[name]?.version;
    const version = publishedAs(await everyRelease(registry, { remote: name, source }), current);
    if (version === undefined) arriving.push({ folder, name });
    else if (version === current) continue;
    else if (!isShownToSome(live, name, version) && (await isOurs(registry, name))) {
      versions[name] = version;
      console.log(`  ${name} ${version}, which was published before`);
    } else {
      const change = `npm run rollback -- ${name} --to ${version}`;
      console.log(`  ${name} stays ${current ? `at ${current}` : 'away'}; to serve what was built here: ${change}`);
    }
  }
  // Side by side: most of the time goes into samples and sizes, each of which waits for something else.
  const publish = ({ folder }: { folder: string }) => publishFolder(registry, folder, { live: false, force, by, why });
  // Libraries first: the samples of all others are rendered with them.
  const [libraries, others] = [true, false].map((wanted) => arriving.filter(({ name }) => isLibrary(name) === wanted));
  for (const wave of [libraries, others])
    for (const { name, version } of await Promise.all((wave ?? []).map(publish))) {
      versions[name] = version;
      console.log(`  ${name} ${version}`);
    }
  if (Object.keys(versions).length > 0) {
    await registry.makeAllLive({ versions, by, why, force }).catch((error: unknown) => {
      // A site that has something to show goes on showing it.
      if (!(error instanceof RefusalError) || error.code !== 'release-breaks' || !live[everyCountry]?.shell)
        throw error;
      console.error(`What was built here does not go live. ${error.message}`);
    });
  }
  for (const line of countriesBehind(await registry.live(), await everyRelease(registry, { isLive: true })))
    console.log(line);
}

/** Which countries keep to an own version that is older than what all others see, and how each comes to that. */
function countriesBehind({ live }: LiveVersions, releases: readonly ListedRelease[]): string[] {
  const publishedAt = (name: string, version: string) =>
    releases.find((release) => release.name === name && release.version === version)?.publishedAt ?? '';
  return Object.entries(live).flatMap(([country, remotes]) =>
    Object.entries(remotes).flatMap(([name, { version }]) => {
      const general = live[everyCountry]?.[name]?.version;
      if (general === undefined || publishedAt(name, version) >= publishedAt(name, general)) return [];
      const change = `npm run rollback -- ${name} --country ${country} --to ${general}`;
      return [`  ${name} stays at ${version} in the country ${country}; to serve ${general} there, too: ${change}`];
    }),
  );
}

/** The version that the same sources were published as: what is live, where there are several. */
function publishedAs(releases: readonly ListedRelease[], current: string | undefined): string | undefined {
  const versions = releases
    .filter(({ version, isForgotten }) => !isForgotten && !isDevelopmentVersion(version))
    .map(({ version }) => version);
  return versions.find((version) => version === current) ?? versions[0];
}

/** Whether somebody has decided that a country, or a share of the visitors, sees a version. */
const isShownToSome = (live: LiveVersions['live'], name: string, version: string): boolean =>
  Object.values(live).some(({ [name]: one }) => [one?.version, one?.candidate?.version].includes(version));

/** Whether nobody but a start has decided last what is live. */
async function isOurs(registry: RegistryClient, name: string): Promise<boolean> {
  const [last] = await registry.history({ remote: name, country: everyCountry, changesLive: true, limit: 1 });
  return !last || last.why.split(';')[0] === why;
}
