import { chooseLibraries, isLibrary, libraryOf, type Manifest, rangesOf } from 'shared/release';
import type { RegistryClient } from './client.ts';
import { everyCountry, type LiveVersions } from './contract.ts';

/** A live version of a library that pages share. */
export interface LibraryInUse {
  /** `react-19.3`. */
  name: string;
  version: string;
  /** Who takes it, with the range that each needs; nobody: no page loads it. */
  takenBy: { remote: string; range: string }[];
  /** The remotes whose pages load it beside another version of the same library. */
  besideAnother: string[];
  /** How much a page that loads it beside another one loads more, in bytes before compression. */
  bytes: number;
}

/** The libraries that the pages of each remote load: they have parts of its own, of the shell and of those that it uses. */
function loadedOnPages(manifests: readonly Manifest[]): Map<string, Manifest[]> {
  const { taken } = chooseLibraries(manifests);
  return new Map(
    manifests
      .filter(({ pages }) => Object.keys(pages).length > 0)
      .map(({ name, uses }) => {
        const owners = [name, 'shell', ...uses.flatMap((use) => /^([\w-]+)\//.exec(use)?.[1] ?? [])];
        return [name, [...new Set(owners.flatMap((owner) => taken.get(owner) ?? []))]];
      }),
  );
}

const isAnother = (one: Manifest, other: Manifest): boolean =>
  one.name !== other.name && libraryOf(one.name) === libraryOf(other.name);

/** What libraries these releases take, and where two versions of one meet. */
export function librariesInUse(manifests: readonly Manifest[]): LibraryInUse[] {
  const { taken } = chooseLibraries(manifests);
  const loaded = [...loadedOnPages(manifests)];
  return manifests
    .filter(({ name }) => isLibrary(name))
    .map((library) => {
      const { name, version, modules, files, entry } = library;
      const users = manifests.filter((one) => taken.get(one.name)?.includes(library));
      return {
        name,
        version,
        takenBy: users.map((one) => ({ remote: one.name, range: rangesOf(one, modules)[0] ?? '' })),
        besideAnother: loaded
          .filter(([, all]) => all.includes(library) && all.some((other) => isAnother(library, other)))
          .map(([remote]) => remote),
        bytes: files[entry]?.bytes ?? 0,
      };
    });
}

/** The manifests of what is live where a country has nothing of its own; what cannot be read is left out. */
export async function liveManifests(
  client: Pick<RegistryClient, 'manifest'>,
  { live }: Pick<LiveVersions, 'live'>,
): Promise<Manifest[]> {
  const versions = Object.entries(live[everyCountry] ?? {});
  const read = await Promise.allSettled(versions.map(([name, { version }]) => client.manifest(name, version)));
  return read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** The libraries that pages load from a release on beside another version of them, with the remotes whose pages do. */
export function copiesBrought(
  live: readonly Manifest[],
  release: Manifest,
): { library: Manifest; remotes: string[] }[] {
  const after = [...live.filter(({ name }) => name !== release.name), release];
  const before = loadedOnPages(live);
  const byShell = chooseLibraries(after).taken.get('shell') ?? [];
  const brought = [...loadedOnPages(after)].flatMap(([remote, all]) => {
    const had = before.get(remote) ?? byShell;
    return all
      .filter(
        (library) => all.some((other) => isAnother(library, other)) && !had.some(({ name }) => name === library.name),
      )
      .map((library) => ({ library, remote }));
  });
  return [...Map.groupBy(brought, ({ library }) => library)].map(([library, some]) => ({
    library,
    remotes: some.map(({ remote }) => remote),
  }));
}

/** Who takes a library, and what that costs, in a line for people. */
export function usersInWords({ takenBy, besideAnother, bytes }: LibraryInUse): string {
  if (takenBy.length === 0) return 'nothing takes it: no page loads it';
  const users = takenBy.map(({ remote, range }) => `${remote} (${range})`).sort();
  const cost =
    besideAnother.length > 0
      ? `; beside another version on pages of ${besideAnother.sort().join(', ')}: ${Math.round(bytes / 1000)} kB more, before compression`
      : '';
  return `taken by ${users.join(', ')}${cost}`;
}
