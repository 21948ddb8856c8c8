import { chooseLibraries, isLibrary, libraryOf, type Manifest, rangesOf } from 'shared/release';
import type { RegistryClient } from './client.ts';
import { everyCountry, type LiveVersions } from './contract.ts';

/** A live version of a library that pages share. */
export interface LibraryInUse {
  /** `react-19.3`. */
  name: string;
  version: string;
  /** The file that browsers load. */
  entry: string;
  /** Who takes it, with the range that each needs; nobody: no page loads it. */
  takenBy: { remote: string; range: string }[];
  /** The remotes whose pages load it beside another version of the same library. */
  besideAnother: string[];
  /** How much a page that loads it beside another one loads more, in bytes before compression. */
  bytes: number;
}

/** What libraries these releases take, and where two versions of one meet. A remote's pages have its own parts, the shell's and those that it uses. */
export function librariesInUse(manifests: readonly Manifest[]): LibraryInUse[] {
  const { taken } = chooseLibraries(manifests);
  const pagesOf = ({ name, pages, uses }: Manifest): string[] =>
    Object.keys(pages).length === 0
      ? []
      : [name, 'shell', ...uses.flatMap((use) => /^([\w-]+)\//.exec(use)?.[1] ?? [])];
  return manifests
    .filter(({ name }) => isLibrary(name))
    .map((library) => {
      const { name, version, modules, files, entry } = library;
      const users = manifests.filter((one) => taken.get(one.name)?.includes(library));
      const others = manifests.filter((one) =>
        taken.get(one.name)?.some((other) => other !== library && libraryOf(other.name) === libraryOf(name)),
      );
      const isOneOf = (list: readonly Manifest[], names: readonly string[]) =>
        list.some((one) => names.includes(one.name));
      return {
        name,
        version,
        entry,
        takenBy: users.map((one) => ({ remote: one.name, range: rangesOf(one, modules)[0] ?? '' })),
        besideAnother: manifests
          .filter((one) => isOneOf(users, pagesOf(one)) && isOneOf(others, pagesOf(one)))
          .map((one) => one.name),
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

/** What a release, in the place of what is live of it, takes or gives that pages would load beside another version, and do not now. */
export function copiesBrought(
  live: readonly Manifest[],
  release: Manifest,
): { library: LibraryInUse; remotes: string[] }[] {
  const after = librariesInUse([...live.filter(({ name }) => name !== release.name), release]);
  const now = new Map(librariesInUse(live).map((one) => [one.name, one.besideAnother]));
  return after
    .map((library) => ({
      library,
      remotes: library.besideAnother.filter((remote) => !now.get(library.name)?.includes(remote)),
    }))
    .filter(
      ({ library, remotes }) =>
        remotes.length > 0 &&
        (library.name === release.name || library.takenBy.some(({ remote }) => remote === release.name)),
    );
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
