import type { Country } from 'shared/i18n';
import type { LiveVersions } from '../../registry/contract.ts';
import type { Release, ReleaseStore } from './release-store.ts';

/** What is live everywhere, at one moment. It is never changed, only replaced: a request sees all of one. */
export interface Snapshot {
  /** The releases that a country sees, by remote. */
  releasesFor(country: Country): Record<string, Release>;
  /** Every release that is live somewhere. */
  all: Release[];
  /** Whether it has a shell: without one there is no page. */
  isComplete: boolean;
}

/** Opens every live release. Throws SiteError where one cannot be had: then the old snapshot goes on. */
export async function openSnapshot(live: LiveVersions['live'], store: ReleaseStore): Promise<Snapshot> {
  const byCountry: Record<string, Record<string, Release>> = {};
  for (const [country, versions] of Object.entries(live)) {
    const opening = Object.entries(versions).map(async ([name, version]) => [name, await store.open(name, version)]);
    byCountry[country] = Object.fromEntries(await Promise.all(opening));
  }
  const all = [...new Set(Object.values(byCountry).flatMap((releases) => Object.values(releases)))];
  return {
    releasesFor: (country) => ({ ...byCountry['*'], ...byCountry[country] }),
    all,
    isComplete: all.some(({ manifest }) => manifest.name === 'shell'),
  };
}
