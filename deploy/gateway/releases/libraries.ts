import { LRUCache } from 'lru-cache';
import { type ChosenLibraries, chooseLibraries, isLibrary, type Manifest, releaseKey } from 'shared/release';
import { everyCountry } from '../../registry/contract.ts';
import { type ReleaseName, renderKey } from '../../render/live-releases.ts';
import type { Release } from './release-store.ts';
import type { Snapshot } from './snapshot.ts';

/** What each release of a composition takes of libraries, by its name; releases never change, nor does what was chosen. */
const chosen = new LRUCache<string, ChosenLibraries<Manifest>>({ max: 200 });
/** The same by the composition itself: with fifty remotes its key takes longer than most of what a part is asked for. */
const ofComposition = new WeakMap<object, ChosenLibraries<Manifest>>();

function librariesIn(composed: Readonly<Record<string, Release>>): ChosenLibraries<Manifest> {
  const known = ofComposition.get(composed);
  if (known) return known;
  const manifests = Object.values(composed).map(({ manifest }) => manifest);
  const key = manifests.map(releaseKey).sort().join();
  const found = chosen.get(key) ?? chooseLibraries(manifests);
  chosen.set(key, found);
  ofComposition.set(composed, found);
  return found;
}

/** A composition without the libraries that none of its releases takes, and without releases that none of them serves. */
export function withLibraries(composed: Readonly<Record<string, Release>>): Record<string, Release> {
  const { taken, unserved } = librariesIn(composed);
  const used = new Set([...taken.values()].flat().map(({ name }) => name));
  const left = new Set(unserved.map(({ release }) => release.name));
  return Object.fromEntries(
    Object.entries(composed).filter(([name]) => (isLibrary(name) ? used.has(name) : !left.has(name))),
  );
}

/** What a release of a composition takes of libraries. */
export const librariesOf = (composed: Readonly<Record<string, Release>>, name: string): readonly Manifest[] =>
  librariesIn(composed).taken.get(name) ?? [];

/** A release as it is rendered in a composition: with the libraries that browsers get there. */
export const renderedAs = (
  composed: Readonly<Record<string, Release>>,
  { name, version }: Pick<Manifest, 'name' | 'version'>,
): ReleaseName => ({
  name,
  version,
  libraries: librariesOf(composed, name).map((library) => ({ name: library.name, version: library.version })),
});

/** A release with the name by which it is rendered. */
export interface RenderedRelease {
  release: Release;
  as: ReleaseName;
}

/** Every release that some visitor may see, each with the libraries of every composition that it may be seen in. */
export function rendersOf({ byCountry, liveFor }: Pick<Snapshot, 'byCountry' | 'liveFor'>): RenderedRelease[] {
  const found = new Map<string, RenderedRelease>();
  for (const country of Object.keys(byCountry)) {
    const remotes = Object.entries(liveFor(country));
    const percents = remotes.flatMap(([, { candidate }]) => (candidate ? [candidate.percent] : []));
    for (const seen of new Set([Number.POSITIVE_INFINITY, ...percents])) {
      const composed = withLibraries(
        Object.fromEntries(
          remotes.map(([name, { release, candidate }]) => [
            name,
            candidate && candidate.percent >= seen ? candidate.release : release,
          ]),
        ),
      );
      for (const [name, release] of Object.entries(composed).filter(([one]) => !isLibrary(one))) {
        const as = renderedAs(composed, { ...release.manifest, name });
        found.set(renderKey(as), { release, as });
      }
    }
  }
  return [...found.values()];
}

/** A release that is looked at by itself, with the libraries that it gets beside what is live everywhere. */
export function besideLive(snapshot: Snapshot | undefined, release: Release): RenderedRelease {
  const { name } = release.manifest;
  const live = Object.entries(snapshot?.byCountry[everyCountry] ?? {}).map(([other, one]) => [other, one.release]);
  return { release, as: renderedAs({ ...Object.fromEntries(live), [name]: release }, release.manifest) };
}
