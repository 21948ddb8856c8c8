import timers from 'node:timers/promises';
import type { RegistryClient } from '../client.ts';
import { everyCountry, type PurgeState } from '../contract.ts';
import type { Figures } from './contract.ts';

/** Page views of a remote by version. */
type Views = Record<string, number>;

/** From this share of the recent page views on a rollback has arrived. */
const enough = 0.95;
/** Tabs report at least every ten seconds: older reports say nothing about what visitors see now. */
const recentMs = 15_000;
const everyMs = 1_000;
/** After so long without news it says again how things are: who waits sees that it goes on. */
const silenceMs = 5_000;

interface Confirmation {
  name: string;
  country: string;
  /** The version that page views should have, as far as a country has no other of its own. */
  version: string;
  /** The moment of the change, and the page views of its minute until then. */
  since: Date;
  before: Views;
  waitMs: number;
}

/** Page views by version since a moment, to the minute; of `*` those of the countries that have nothing of their own. */
export async function pageViews(
  registry: Pick<RegistryClient, 'reports' | 'live'>,
  name: string,
  country: string,
  since: Date,
): Promise<Views> {
  const one = country === everyCountry ? {} : { country };
  const [{ totals }, { live }] = await Promise.all([
    registry.reports({ since: since.toISOString(), remote: name, ...one }),
    registry.live(),
  ]);
  const isMeant = (figures: Figures) => country !== everyCountry || live[figures.country]?.[name] === undefined;
  const views: Views = {};
  for (const figures of totals.filter(isMeant))
    views[figures.version] = (views[figures.version] ?? 0) + figures.pageViews;
  return views;
}

/** The share of the page views since `before` that have a version; undefined where there are none. */
export function shareOf(version: string, now: Views, before: Views): number | undefined {
  const fresh = Object.entries(now).map(([name, views]) => [name, Math.max(0, views - (before[name] ?? 0))] as const);
  const all = fresh.reduce((sum, [, views]) => sum + views, 0);
  return all === 0 ? undefined : fresh.reduce((sum, [name, views]) => sum + (name === version ? views : 0), 0) / all;
}

/** How far the shared cache has forgotten what was shown before a write; undefined where no gateway has such a cache. */
function purged(states: readonly PurgeState[], write: number): { isDone: boolean; line: string } | undefined {
  if (states.length === 0) return undefined;
  const done = states.filter(({ registry }) => registry >= write).length;
  const isDone = done === states.length;
  const error = isDone ? undefined : states.find((state) => state.error !== null)?.error;
  const how = `The shared cache has forgotten the pages of ${done} of ${states.length} gateways`;
  return { isDone, line: error ? `${how}: ${error}` : how };
}

/** A line for the waiting person, or, at the end, whether the change has arrived. */
export type Progress = { line: string } | { confirmed: boolean };

/**
 * Follows what browsers report until nearly all page views of the last 15 seconds have the version, and for as long at
 * least, and until a cache in front of the site has forgotten what was before; the last value says whether they came to. A change is yielded at once, and the state every five
 * seconds.
 */
export async function* confirm(
  registry: Pick<RegistryClient, 'reports' | 'live' | 'purges'>,
  { name, country, version, since, before, waitMs }: Confirmation,
): AsyncGenerator<Progress, void, undefined> {
  const start = Date.now();
  const samples = [{ at: start, views: before }];
  const { registry: write } = await registry.live();
  let said = 'No page view yet';
  let saidAt = start;
  let purgeSaid: string | undefined;
  for (;;) {
    const [views, purges] = await Promise.all([pageViews(registry, name, country, since), registry.purges()]);
    const now = Date.now();
    // The last one that is older than what counts is where that begins.
    while (samples[1] && samples[1].at <= now - recentMs) samples.shift();
    const share = shareOf(version, views, samples[0]?.views ?? before);
    samples.push({ at: now, views });
    const seconds = Math.round((now - start) / 1000);
    const state = share === undefined ? said : `${Math.floor(share * 100)} % of page views on ${version}`;
    if (state !== said || now - saidAt >= silenceMs) {
      yield { line: `${state} after ${seconds} s` };
      saidAt = now;
    }
    said = state;
    const purge = purged(purges, write);
    if (purge && purge.line !== purgeSaid) yield { line: `${purge.line} after ${seconds} s` };
    purgeSaid = purge?.line;
    if (purge?.isDone !== false && share !== undefined && share >= enough && now - start >= Math.min(recentMs, waitMs))
      return yield { confirmed: true };
    if (now - start >= waitMs) {
      if (share === undefined)
        yield { line: `No browser has reported a page view in the last ${Math.min(seconds, recentMs / 1000)} s.` };
      return yield { confirmed: false };
    }
    await timers.setTimeout(everyMs);
  }
}
