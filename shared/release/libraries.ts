import { compare, satisfies } from 'semver';

/**
 * The libraries that are released on their own, with the modules of each: what renders, and what at least three remotes load
 * (docs/decisions/51-libraries-are-releases.md).
 */
export const libraryModules = {
  react: { browser: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'], server: ['react-dom/server'] },
  i18next: { browser: ['i18next'], server: [] },
} as const;

/** A release of a library is called after its minor, `react-19.3`: of each minor one version is live. */
const releaseName = /^([a-z][a-z\d]{0,19})-\d{1,4}\.\d{1,4}$/;

/** Whether a release is one of a library, by its name. */
export const isLibrary = (name: string): boolean => releaseName.test(name);

/** `react` of `react-19.3`; undefined for what is no library. */
export const libraryOf = (name: string): string | undefined => releaseName.exec(name)?.[1];

/** What the releases of a version of a library are called: `react-19.3` for `19.3.1`. */
export const libraryReleaseName = (library: string, version: string): string =>
  `${library}-${version.split('.').slice(0, 2).join('.')}`;

/** What is looked at of a release. */
export interface LibraryUse {
  name: string;
  version: string;
  /** The modules that it needs, each with the range, and the version that it carries itself, if it carries one. */
  shared: Readonly<Record<string, { requires: string; provides?: string }>>;
  /** Of a library those that it gives. */
  modules: readonly string[];
}

/** The ranges in which a release needs the modules of a library; none where it brings them along itself. */
export const rangesOf = ({ shared }: Pick<LibraryUse, 'shared'>, modules: readonly string[]): string[] =>
  modules.flatMap((module) => {
    const use = Object.hasOwn(shared, module) ? shared[module] : undefined;
    return use && use.provides === undefined ? [use.requires] : [];
  });

const serves = ({ version }: LibraryUse, ranges: readonly string[]): boolean =>
  ranges.every((range) => satisfies(version, range));

export interface ChosenLibraries<Release extends LibraryUse> {
  /** What each release takes, by its name; it takes nothing of a library that it does not need. */
  taken: ReadonlyMap<string, readonly Release[]>;
  /** The releases for whose needs none of the versions is right. */
  unserved: readonly { release: Release; library: string; ranges: readonly string[] }[];
}

/**
 * Chooses the versions of libraries for the releases of a page: the fewest that serve all, the newest among equally few, and
 * for each release the newest of them in its ranges. What nobody takes is chosen by nobody.
 */
export function chooseLibraries<Release extends LibraryUse>(releases: readonly Release[]): ChosenLibraries<Release> {
  const taken = new Map<string, Release[]>();
  const unserved: { release: Release; library: string; ranges: string[] }[] = [];
  const byLibrary = Map.groupBy(
    releases.filter(({ name }) => isLibrary(name)),
    ({ name }) => libraryOf(name) ?? '',
  );
  for (const [library, versions] of byLibrary) {
    const newestFirst = versions.toSorted((one, other) => compare(other.version, one.version));
    const modules = [...new Set(versions.flatMap((one) => one.modules))];
    const needs = releases
      .map((release) => ({ release, library, ranges: rangesOf(release, modules) }))
      .filter(({ ranges }) => ranges.length > 0);
    const served = needs.filter(({ ranges }) => newestFirst.some((one) => serves(one, ranges)));
    unserved.push(...needs.filter((need) => !served.includes(need)));
    const fewest = fewestFor(newestFirst, (some) =>
      served.every(({ ranges }) => some.some((one) => serves(one, ranges))),
    );
    for (const { release, ranges } of served) {
      const newest = fewest.find((one) => serves(one, ranges));
      if (newest) taken.set(release.name, [...(taken.get(release.name) ?? []), newest]);
    }
  }
  return { taken, unserved };
}

/** The first of the smallest selections that are enough, in the order of the list. */
function fewestFor<Item>(list: readonly Item[], isEnough: (some: readonly Item[]) => boolean): readonly Item[] {
  for (let size = 0; size < list.length; size += 1) {
    for (const some of selections(list, size)) if (isEnough(some)) return some;
  }
  return list;
}

function* selections<Item>(list: readonly Item[], size: number): Generator<Item[]> {
  if (size === 0) yield [];
  else
    for (const [index, first] of list.entries())
      for (const rest of selections(list.slice(index + 1), size - 1)) yield [first, ...rest];
}
