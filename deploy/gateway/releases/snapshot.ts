import type { Country } from 'shared/i18n';
import type { LiveRemote, LiveVersions } from '../../registry/contract.ts';
import type { Release, ReleaseStore } from './release-store.ts';

/** What visitors see of one remote: a release, and, while a rollout runs, another one for a share of them. */
export interface LiveRelease {
  release: Release;
  candidate?: { release: Release; percent: number };
}

/** What is live everywhere, at one moment. It is never changed, only replaced: a request sees all of one. */
export interface Snapshot {
  /** What a country sees of each remote. */
  liveFor(country: Country): Record<string, LiveRelease>;
  /** Every release that some visitor may see. */
  all: Release[];
  /** Whether it has a shell: without one there is no page. */
  isComplete: boolean;
}

/** Opens every live release. Throws SiteError where one cannot be had: then the old snapshot goes on. */
export async function openSnapshot(live: LiveVersions['live'], store: ReleaseStore): Promise<Snapshot> {
  const open = async (name: string, { version, candidate }: LiveRemote): Promise<LiveRelease> => ({
    release: await store.open(name, version),
    candidate: candidate && { ...candidate, release: await store.open(name, candidate.version) },
  });
  const byCountry: Record<string, Record<string, LiveRelease>> = {};
  for (const [country, remotes] of Object.entries(live)) {
    const opening = Object.entries(remotes).map(async ([name, remote]) => [name, await open(name, remote)]);
    byCountry[country] = Object.fromEntries(await Promise.all(opening));
  }
  const releases = Object.values(byCountry)
    .flatMap((remotes) => Object.values(remotes))
    .flatMap(({ release, candidate }) => (candidate ? [release, candidate.release] : [release]));
  const all = [...new Set(releases)];
  return {
    liveFor: (country) => ({ ...byCountry['*'], ...byCountry[country] }),
    all,
    isComplete: all.some(({ manifest }) => manifest.name === 'shell'),
  };
}
