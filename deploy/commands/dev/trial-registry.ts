import type { Registry } from '../../gateway/releases/registry.ts';
import { everyCountry, type LiveVersions, type Versions } from '../../registry/contract.ts';

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
  let nextBuild = new AbortController();
  /** What the last answer was made of. */
  let answered: { site: Versions | undefined; builds: number } = { site: undefined, builds: 0 };
  const tellsNobody = async () => {};

  return {
    ...site,
    report: async () => ({ awaited: [] }),
    purged: tellsNobody,
    remember: tellsNobody,
    wasLive: async (remote, version) =>
      remote === name && versions.has(version) ? true : site.wasLive(remote, version),
    async version({ waitMs, stop } = {}) {
      const { signal } = nextBuild;
      const isNew = versions.size > answered.builds;
      const { site: known } = answered;
      const asked = site.version({
        waitMs: isNew ? 0 : waitMs,
        stop: stop ? AbortSignal.any([stop, signal]) : signal,
      });
      const ofSite = await asked.catch((error: unknown) => {
        // A build has ended the wait.
        if (known && signal.aborted) return known;
        throw error;
      });
      answered = { site: ofSite, builds: versions.size };
      return { ...ofSite, registry: ofSite.registry + versions.size };
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
