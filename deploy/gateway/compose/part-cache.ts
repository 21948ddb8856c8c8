import { LRUCache } from 'lru-cache';
import { SiteError } from 'shared/errors';
import type { RenderedPart } from 'shared/remote';
import { currentRoutes } from 'shared/routes';
import { type ReleaseName, renderKey } from '../../render/live-releases.ts';
import type { RenderOrder } from '../../render/render-queue.ts';
import { lengthOf, type Renderer } from '../../render/renderer.ts';
import { type SharedWork, shareWork } from '../../render/shared-work.ts';
import { digestOf } from './composition.ts';
import { partSources } from './metrics.ts';
import type { Load } from './shed-load.ts';

/**
 * How long what was rendered is fresh, in ms. Where every change is heard of, and empties the caches, that is for the rest: what a
 * release makes of the time of day, or of a content call that failed.
 */
export const freshMs = (hearsOfChanges: boolean): number => (hearsOfChanges ? 60_000 : 10_000);

/** For how long a part that cannot be rendered is shown as a stale copy, and after how long its render is tried again. */
const staleMs = 10 * 60_000;
const retryMs = 1_000;
/** The limit of a render that several may wait for: it ends before, when nobody does. */
const sharedLimitMs = 20_000;
/** The most parts of each cache, and the most letters (HTML and state) of each cache. */
const most = { fresh: 1_000, stale: 5_000, letters: 64 * 1024 * 1024 };

/** Whether a part that was rendered for one anonymous visitor may be shown to others. */
export const mayBeCached = (of: string): boolean =>
  !currentRoutes().some(({ neverKept, remote, page }) => neverKept && `${remote}/${page}` === of);

const staleCopies = new WeakSet<RenderedPart>();

/** Whether a part is a stale copy: it may be older than the content, as it could not be rendered. */
export const isStale = (part: RenderedPart): boolean => staleCopies.has(part);

/** Rendered for this caller, for another before, or a stale copy. */
export type PartSource = 'render' | 'cache' | 'stale';

type NoteSource = (order: RenderOrder, source: PartSource) => void;

/** Renders parts as the renderer does, by way of the cache. */
export interface PartCache extends Pick<Renderer, 'render'> {
  /** The same; `noteSource` is called with where each part is taken from. */
  noting(noteSource?: NoteSource): Pick<Renderer, 'render'>;
  /** Other releases are live, or content has changed: no part is fresh any more. */
  empty(): void;
}

interface PartCacheOptions {
  /** Called with a part that could not be rendered and is shown as a stale copy. */
  onStale?(release: ReleaseName, name: string, error: unknown): void;
  /**
   * Names the content that there is now; undefined where changes of it are not known. By this name the renderer caches the
   * content system's answers that parts are made from.
   */
  cacheAs?(): string | undefined;
  /** How long a caller waits where there is a stale copy, in ms; unless given, as long as for any other part. */
  staleAfterMs?: number;
  clock?: Pick<Performance, 'now'>;
}

/**
 * Caches the parts of visitors who are not signed in: fresh until something changes, for a minute at most, or for 10 s where
 * changes of content are not known; and the last good one as a stale copy for 10 minutes (stale-if-error), to show it while
 * renders fail or there are too many of them. The same render asked for twice at a time is
 * done once, and goes on for a while where nobody waits for it any more: those who ask next get what it makes. Failures and
 * the parts of signed-in visitors are never cached.
 */
export function createPartCache(
  renderer: Pick<Renderer, 'render'> & Partial<Load>,
  { onStale, cacheAs, staleAfterMs = Number.POSITIVE_INFINITY, clock = performance }: PartCacheOptions = {},
): PartCache {
  const shared = { perf: clock, ttlResolution: 0 };
  const fresh = new LRUCache<string, SharedWork<RenderedPart>>({
    ...shared,
    max: most.fresh,
    maxSize: most.letters,
    // Each part says its own.
    ttl: 1,
  });
  const lastGood = new LRUCache<string, RenderedPart>({
    ...shared,
    max: most.stale,
    maxSize: most.letters,
    ttl: staleMs,
    sizeCalculation: lengthOf,
  });
  const count = ({ name: remote }: ReleaseName, source: PartSource) => partSources.inc({ remote, source });

  /** The part as it last was; throws `error` where there is none. */
  function staleCopy(key: string, release: ReleaseName, { name }: RenderOrder, error: unknown): RenderedPart {
    const found = lastGood.get(key);
    if (!found) throw error;
    const stale = { ...found };
    staleCopies.add(stale);
    count(release, 'stale');
    onStale?.(release, name, error);
    return stale;
  }

  async function renderOrStale(key: string, ...what: Parameters<Renderer['render']>) {
    const [release, order] = what;
    try {
      if (renderer.showsStale && lastGood.has(key)) throw new SiteError('site-busy');
      const part = await renderer.render(...what);
      count(release, 'render');
      lastGood.set(key, part);
      return part;
    } catch (error) {
      const stale = staleCopy(key, release, order, error);
      fresh.set(key, there(stale), { ttl: retryMs, size: 1 });
      return stale;
    }
  }

  function staleBecauseLate(key: string, release: ReleaseName, order: RenderOrder): RenderedPart {
    const late = `${release.name}@${release.version} ${order.name} is still being rendered`;
    return staleCopy(key, release, order, new SiteError('render-late', late));
  }

  const cached =
    (noteSource: NoteSource = () => {}): Renderer['render'] =>
    async (release, order, limitMs, ending) => {
      const of = `${release.name}/${order.name}`;
      if (isOfOneVisit(order.visit) || !mayBeCached(of)) return renderer.render(release, order, limitMs, ending);
      const key = keyOf(release, order);
      const found = fresh.get(key);
      const begun = found?.isEnded ? undefined : found;
      if (begun) count(release, 'cache');
      // A caller without any time left begins no render.
      const renderMs = limitMs < 1 ? limitMs : sharedLimitMs;
      const changes = cacheAs?.();
      const forAnybody = { ...order, content: { ...order.content, cacheAs: changes } };
      const rendering = begun ?? shareWork((ended) => renderOrStale(key, release, forAnybody, renderMs, ended));
      if (!begun) {
        fresh.set(key, rendering, { size: 1, ttl: freshMs(changes !== undefined) });
        const isThere = () => fresh.peek(key) === rendering;
        rendering.result.then(
          // Set anew with its size: the cache counts the size of a value only when it is another one.
          (part) => isThere() && fresh.set(key, there(part), { size: lengthOf(part), noUpdateTTL: true }),
          () => isThere() && fresh.delete(key),
        );
      }
      const waitMs = lastGood.has(key) ? Math.min(limitMs, staleAfterMs) : limitMs;
      const part = await within(waitMs, ending, rendering, () => staleBecauseLate(key, release, order));
      noteSource(order, isStale(part) ? 'stale' : begun ? 'cache' : 'render');
      return part;
    };

  return {
    render: cached(),
    noting: (noteSource) => ({ render: cached(noteSource) }),
    empty: () => fresh.clear(),
  };
}

/** The result of shared work, or of `instead` where it takes longer than `limitMs`, or `ending` is aborted. */
async function within<Result>(
  limitMs: number,
  ending: AbortSignal | undefined,
  work: SharedWork<Result>,
  instead: () => Result,
): Promise<Result> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), limitMs);
  const until = ending ? AbortSignal.any([late.signal, ending]) : late.signal;
  try {
    return await work.wait(until);
  } catch (error) {
    if (until.aborted && error === until.reason) return instead();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const there = (part: RenderedPart): SharedWork<RenderedPart> => shareWork(async () => part);

const isOfOneVisit = ({ signedIn, posted, guestProducts }: RenderOrder['visit']): boolean =>
  signedIn || posted !== undefined || guestProducts !== undefined;

/** Everything that a render depends on. The token is left out: it is the same for all who are not signed in. */
function keyOf(release: ReleaseName, { visit, content: _, ...task }: RenderOrder): string {
  const { country, origin, route, routes } = visit;
  return JSON.stringify([renderKey(release), task, country, origin, route, routes && digestOf(routes)]);
}
