import { LRUCache } from 'lru-cache';
import { SiteError } from 'shared/errors';
import type { RouteMatch } from 'shared/routes';
import type { QaVisit } from '../qa/qa-visit.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { Registry } from '../releases/registry.ts';
import { isReleaseName, type Release, type ReleaseStore } from '../releases/release-store.ts';
import type { Composed } from './composition.ts';

const remotesLimit = 50;
/** How many old releases are remembered as having been live: many more than open tabs have. */
const rememberedLimit = 5_000;

interface Opening {
  live: Pick<LiveReleases, 'snapshot'>;
  store: ReleaseStore;
  registry: Pick<Registry, 'wasLive'>;
}

/**
 * Opens the versions that a tab says it has, as `mf-search@1.0.0,shell@1.0.0`. Throws SiteError release-unknown for a
 * version that was never live and that the tab's QA link does not show: otherwise strangers could run any code by its name.
 */
export type TabCompositions = (header: string, qa?: QaVisit) => Promise<Composed>;

/** Live versions are known here; for former ones it asks the registry. */
export function createTabCompositions({ live, store, registry }: Opening): TabCompositions {
  const seenBefore = new LRUCache<string, true>({ max: rememberedLimit });

  async function isAllowed(name: string, version: string, qa: QaVisit | undefined): Promise<boolean> {
    const isIt = ({ manifest }: Release) => manifest.name === name && manifest.version === version;
    if (live.snapshot?.all.some(isIt) || Object.values(qa?.releases ?? {}).some(isIt)) return true;
    const key = `${name}@${version}`;
    if (seenBefore.has(key)) return true;
    const wasLive = await registry.wasLive(name, version);
    if (wasLive) seenBefore.set(key, true);
    return wasLive;
  }

  return async (header, qa) => {
    const names = header.split(',');
    if (names.length > remotesLimit) throw new SiteError('release-unknown', `A tab named ${names.length} releases`);
    const releases = names.map((text) => text.trim().split('@'));
    // One after the other: a list of made-up names costs the registry one question.
    for (const [name = '', version = ''] of releases)
      if (!isReleaseName(name, version) || !(await isAllowed(name, version, qa)))
        throw new SiteError('release-unknown', `No visitor ever saw ${name}@${version}`);
    const opening = releases.map(async ([name = '', version = '']) => [name, await store.open(name, version)] as const);
    return Object.fromEntries(await Promise.all(opening));
  };
}

/** Throws SiteError release-unknown where the tab's versions are too old for a page: the tab then makes a page load. */
export function requirePage(composed: Composed, { remote, page }: RouteMatch): void {
  if (!composed[remote]?.manifest.pages[page]) throw new SiteError('release-unknown', `A tab has no ${remote}/${page}`);
}
