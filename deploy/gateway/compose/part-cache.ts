import { LRUCache } from 'lru-cache';
import { SiteError } from 'shared/errors';
import type { RenderedPart } from 'shared/remote';
import { currentRoutes } from 'shared/routes';
import type { ReleaseName } from '../../render/release-name.ts';
import type { RenderOrder } from '../../render/render-process.ts';
import { lengthOf, type Renderer } from '../../render/renderer.ts';
import { digestOf } from './composed-routes.ts';
import { partSources } from './part-metrics.ts';
import type { Load } from './shed-load.ts';

const freshMs = 10_000;
/** A part that cannot be rendered is shown as it last was for as long; each is tried again once a second. */
const keptMs = 10 * 60_000;
const againMs = 1_000;
/**
 * A render that is late for who asked first goes on for as long: those who ask meanwhile wait for it too, and the next ones get
 * what it made. A busy machine would otherwise begin again for each visitor, and never end.
 */
const worthMs = 3_000;
/** How many parts are fresh and how many kept, and how many letters they have in all, with their state. */
const most = { fresh: 1_000, kept: 5_000, letters: 64 * 1024 * 1024 };

/** Whether a part that was rendered for one anonymous visitor may be shown to others. */
export const mayBeKept = (of: string): boolean =>
  !currentRoutes().some(({ neverKept, remote, page }) => neverKept && `${remote}/${page}` === of);

/** Parts that are shown as they last were. */
const lastGood = new WeakSet<RenderedPart>();

/** Whether a part may be older than the content, as it could not be rendered. */
export const mayBeOld = (part: RenderedPart): boolean => lastGood.has(part);

/** Rendered for this caller, for another within ten seconds, or shown as it last was. */
export type PartSource = 'render' | 'cache' | 'kept';

type Told = (order: RenderOrder, source: PartSource) => void;

export interface PartCache extends Pick<Renderer, 'render'> {
  /**
   * The same for a caller who may be refused: `mayRender` is called before each render, and throws. `told` is called with
   * where each part is taken from.
   */
  forCaller(mayRender: () => void, told?: Told): Pick<Renderer, 'render'>;
  /** Content, or what is live, has changed: nothing is fresh any more. */
  empty(): void;
}

interface Watching {
  /** Called with a part that could not be rendered and is shown as it last was. */
  onKept?(release: ReleaseName, name: string, error: unknown): void;
  /** Names what content there is now, where every change of it is told: then the answers that parts are made from are kept. */
  keepAs?(): string | undefined;
  clock?: Pick<Performance, 'now'>;
}

/**
 * Keeps the parts that visitors see who are not signed in: fresh for 10 s (C36), and the last good one for 10 minutes, to
 * show it while renders fail or there are too many of them. The same render asked for twice at a time is done once. Failures and signed-in visitors'
 * parts are never kept.
 */
export function cacheParts(
  renderer: Pick<Renderer, 'render'> & Partial<Load>,
  { onKept, keepAs, clock = performance }: Watching = {},
): PartCache {
  const shared = { perf: clock, ttlResolution: 0 };
  const fresh = new LRUCache<string, Promise<RenderedPart>>({
    ...shared,
    max: most.fresh,
    maxSize: most.letters,
    ttl: freshMs,
  });
  const good = new LRUCache<string, RenderedPart>({
    ...shared,
    max: most.kept,
    maxSize: most.letters,
    ttl: keptMs,
    sizeCalculation: lengthOf,
  });
  const count = ({ name: remote }: ReleaseName, source: PartSource) => partSources.inc({ remote, source });

  /** The part as it last was; throws `error` where there is none. */
  function asItWas(key: string, release: ReleaseName, { name }: RenderOrder, error: unknown): RenderedPart {
    const found = good.get(key);
    if (!found) throw error;
    const kept = { ...found };
    lastGood.add(kept);
    count(release, 'kept');
    onKept?.(release, name, error);
    return kept;
  }

  async function renderOrKept(key: string, render: Renderer['render'], ...what: Parameters<Renderer['render']>) {
    const [release, order] = what;
    try {
      if (renderer.showsKept && good.has(key)) throw new SiteError('site-busy');
      const part = await render(...what);
      count(release, 'render');
      good.set(key, part);
      return part;
    } catch (error) {
      const kept = asItWas(key, release, order, error);
      fresh.set(key, Promise.resolve(kept), { ttl: againMs, size: 1 });
      return kept;
    }
  }

  function lateOrKept(key: string, release: ReleaseName, order: RenderOrder): RenderedPart {
    const late = `${release.name}@${release.version} ${order.name} is still being rendered`;
    return asItWas(key, release, order, new SiteError('render-late', late));
  }

  const cached =
    (render: Renderer['render'], told: Told = () => {}): Renderer['render'] =>
    async (release, order, limitMs) => {
      const of = `${release.name}/${order.name}`;
      if (isOfOneVisit(order.visit) || !mayBeKept(of)) return render(release, order, limitMs);
      const key = keyOf(release, order);
      const begun = fresh.get(key);
      if (begun) count(release, 'cache');
      // For whom no time is left nothing is begun.
      const goesOnMs = limitMs < 1 ? limitMs : Math.max(limitMs, worthMs);
      const forAnybody = { ...order, content: { ...order.content, keepAs: keepAs?.() } };
      const rendering = begun ?? renderOrKept(key, render, release, forAnybody, goesOnMs);
      if (!begun) {
        fresh.set(key, rendering, { size: 1 });
        const isThere = () => fresh.peek(key) === rendering;
        rendering.then(
          // The cache goes by the size of a value that is another.
          (part) => isThere() && fresh.set(key, Promise.resolve(part), { size: lengthOf(part), noUpdateTTL: true }),
          () => isThere() && fresh.delete(key),
        );
      }
      const part = await within(limitMs, rendering, () => lateOrKept(key, release, order));
      told(order, mayBeOld(part) ? 'kept' : begun ? 'cache' : 'render');
      return part;
    };

  return {
    render: cached(renderer.render),
    forCaller: (mayRender, told) => ({
      render: cached(async (...what) => {
        mayRender();
        return renderer.render(...what);
      }, told),
    }),
    empty: () => fresh.clear(),
  };
}

/** What `work` comes to, or `instead` where that takes longer than `limitMs`. */
async function within<Result>(limitMs: number, work: Promise<Result>, instead: () => Result): Promise<Result> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, limitMs);
  try {
    return (await Promise.race([work, late.promise])) ?? instead();
  } finally {
    clearTimeout(timer);
  }
}

const isOfOneVisit = ({ signedIn, posted, guestProducts }: RenderOrder['visit']): boolean =>
  signedIn || posted !== undefined || guestProducts !== undefined;

/** Everything that a render depends on; the token is the same for all who are not signed in. */
function keyOf({ name, version }: ReleaseName, { visit, content: _, ...task }: RenderOrder): string {
  const { country, origin, route, routes } = visit;
  return JSON.stringify([name, version, task, country, origin, route, routes && digestOf(routes)]);
}
