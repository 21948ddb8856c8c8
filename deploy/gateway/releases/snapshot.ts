import type { FastifyBaseLogger } from 'fastify';
import { Gauge } from 'prom-client';
import { everyCountry, type LiveRemote, type LiveVersions, type Retired } from '../../registry/contract.ts';
import type { Release, ReleaseStore } from './release-store.ts';

/** What visitors see of one remote: a release, and, while a rollout runs, another one for a share of them. */
interface LiveRelease {
  release: Release;
  candidate?: { release: Release; percent: number };
}

/** A release that is live by the registry, and that this gateway cannot open: its remote stays at its last good version. */
export interface Unopened {
  remote: string;
  version: string;
  /** A country, or `*`. */
  country: string;
  error: unknown;
}

/** What is live everywhere, at one moment. It is never changed, only replaced: a request sees all of one. */
export interface Snapshot {
  /** What a country, or `*`, sees of each remote. */
  liveFor(country: string): Record<string, LiveRelease>;
  /** Every release that some visitor may see. */
  all: Release[];
  /** Whether it has a shell: without one there is no page. */
  isComplete: boolean;
  unopened: readonly Unopened[];
  /** Remotes that are retired: where their pages lead. */
  retired: readonly Retired[];
  /** Country or `*` → remote → what is live. */
  byCountry: Readonly<Record<string, Readonly<Record<string, LiveRelease>>>>;
}

type ByCountry = Snapshot['byCountry'];

const seenIn = (byCountry: ByCountry, country: string): Readonly<Record<string, LiveRelease>> => ({
  ...byCountry[everyCountry],
  ...byCountry[country],
});

/**
 * Opens every live release. Where one cannot be opened, its remote stays in that country as it was in the snapshot before, or
 * follows `*`, and all others go on as the registry says. What was withdrawn there, or counts no more, is not shown.
 */
export async function openSnapshot(
  { live, retired = [] }: Pick<LiveVersions, 'live'> & Partial<Pick<LiveVersions, 'retired'>>,
  store: ReleaseStore,
  before?: Pick<Snapshot, 'byCountry'>,
  mayStay: (release: Release, country: string) => boolean = () => true,
): Promise<Snapshot> {
  const unopened: Unopened[] = [];

  async function open(remote: string, version: string, country: string): Promise<Release | undefined> {
    try {
      return await store.open(remote, version);
    } catch (error) {
      unopened.push({ remote: brief(remote), version: brief(version), country, error });
      return undefined;
    }
  }

  async function openRemote(
    country: string,
    name: string,
    { version, candidate }: LiveRemote,
  ): Promise<LiveRelease | undefined> {
    const release = await open(name, version, country);
    if (!release) return whatMayStay(country, name);
    const opened = candidate && (await open(name, candidate.version, country));
    return { release, candidate: candidate && opened && { percent: candidate.percent, release: opened } };
  }

  function whatMayStay(country: string, name: string): LiveRelease | undefined {
    const former = seenIn(before?.byCountry ?? {}, country);
    const kept = Object.hasOwn(former, name) ? former[name] : undefined;
    if (!kept || !mayStay(kept.release, country)) return undefined;
    return kept.candidate && !mayStay(kept.candidate.release, country) ? { release: kept.release } : kept;
  }

  const byCountry: Record<string, Record<string, LiveRelease>> = {};
  /** By country, what it would follow `*` with, and may not show. */
  const hidden = new Map<string, ReadonlySet<string>>();
  const { [everyCountry]: general = {}, ...own } = live;
  for (const [country, remotes] of Object.entries({ [everyCountry]: general, ...own })) {
    const opening = Object.entries(remotes).map(async ([name, remote]) => {
      const found = await openRemote(country, name, remote);
      return found ? ([[name, found]] as const) : [];
    });
    const found = Object.fromEntries((await Promise.all(opening)).flat());
    const isHidden = ([name, { release }]: [string, LiveRelease]) =>
      Object.hasOwn(remotes, name) && !Object.hasOwn(found, name) && !mayStay(release, country);
    const followed = Object.entries(byCountry[everyCountry] ?? {});
    hidden.set(country, new Set(followed.filter(isHidden).map(([name]) => name)));
    byCountry[country] = found;
  }
  const releases = Object.values(byCountry)
    .flatMap((remotes) => Object.values(remotes))
    .flatMap(({ release, candidate }) => (candidate ? [release, candidate.release] : [release]));
  const all = [...new Set(releases)];
  return {
    liveFor(country) {
      const seen = seenIn(byCountry, country);
      const without = hidden.get(country);
      if (!without?.size) return seen;
      return Object.fromEntries(Object.entries(seen).filter(([name]) => !without.has(name)));
    },
    all,
    isComplete: all.some(({ manifest }) => manifest.name === 'shell'),
    unopened,
    retired,
    byCountry,
  };
}

/** What no release is called may have any length. */
const brief = (name: string): string => name.slice(0, 100);

const gauge = new Gauge({
  name: 'site_releases_unopened',
  help: 'Releases that are live by the registry and that this gateway cannot open; their remotes keep what they had',
  labelNames: ['remote', 'version'],
});

/** Says in metrics, and once in the log, which remotes stay at an older version than they should have. */
export function reportUnopened(
  unopened: readonly Unopened[],
  before: readonly Unopened[],
  log: Pick<FastifyBaseLogger, 'error'>,
): void {
  gauge.reset();
  for (const { remote, version, country, error } of unopened) {
    gauge.set({ remote, version }, 1);
    const isKnown = before.some((one) => one.remote === remote && one.version === version && one.country === country);
    if (!isKnown)
      log.error({ remote, version, country, err: error }, 'A release cannot be opened; its remote keeps what it had');
  }
}
