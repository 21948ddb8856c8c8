import type { Registry } from '../../gateway/releases/registry.ts';
import { everyCountry, type LiveVersions } from '../../registry/contract.ts';

/** The registry of a site as a gateway sees it in which one remote is in trial. */
export interface TrialRegistry extends Registry {
  /** Shows this version from now on, everywhere. Fulfilled when a gateway that said so by `shown` shows it. */
  show(version: string): Promise<void>;
  /** A gateway shows what was live at this count. */
  shown(count: number): void;
}

/** What is live on a site, but for one remote; the site is told nothing, and remembers nothing of it. */
export function trialRegistry(site: Registry, name: string): TrialRegistry {
  const versions = new Set<string>();
  let current: string | undefined;
  let waiting: { builds: number; resolve(): void }[] = [];
  let handedOver = { count: -1, builds: 0 };
  /** Ends a wait for something new on the site. */
  let nextBuild = new AbortController();
  const tellsNobody = async () => {};

  return {
    ...site,
    report: async () => ({ awaited: [] }),
    purged: tellsNobody,
    remember: tellsNobody,
    wasLive: async (remote, version) =>
      remote === name && versions.has(version) ? true : site.wasLive(remote, version),
    async version({ waitMs, stop } = {}) {
      const { signal: built } = nextBuild;
      const isBehind = handedOver.builds < versions.size;
      const { registry, ...others } = await site
        .version({ waitMs: isBehind ? 0 : waitMs, stop: stop ? AbortSignal.any([stop, built]) : built })
        .catch((error: unknown) => {
          if (!built.aborted) throw error;
          return site.version({ stop });
        });
      return { ...others, registry: registry + versions.size };
    },
    async live() {
      const { live, registry, ...rest } = await site.live();
      const count = registry + versions.size;
      handedOver = { count, builds: versions.size };
      return { ...rest, live: current === undefined ? live : withTrial(live, name, current), registry: count };
    },
    show(version) {
      versions.add(version);
      current = version;
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ builds: versions.size, resolve });
      nextBuild.abort();
      nextBuild = new AbortController();
      return promise;
    },
    shown(count) {
      if (count !== handedOver.count) return;
      const isShown = ({ builds }: { builds: number }) => builds <= handedOver.builds;
      for (const { resolve } of waiting.filter(isShown)) resolve();
      waiting = waiting.filter((one) => !isShown(one));
    },
  };
}

/** In the place of whatever is live of it, in any country, and of what some visitors see instead. */
function withTrial(live: LiveVersions['live'], name: string, version: string): LiveVersions['live'] {
  const countries = Object.entries(live).map(([country, remotes]) => {
    const isThere = country === everyCountry || Object.hasOwn(remotes, name);
    return [country, isThere ? { ...remotes, [name]: { version } } : remotes] as const;
  });
  return { [everyCountry]: { [name]: { version } }, ...Object.fromEntries(countries) };
}
