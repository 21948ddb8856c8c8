import { LRUCache } from 'lru-cache';
import type { RenderedPart, RenderTask } from 'shared/remote';
import type { ReleaseName } from '../../render/warming.ts';
import type { Renderer } from './renderer.ts';

const lifetimeMs = 10_000;
const size = 500;
/** The menu is never cached (R58); a shared list is gone at once when its link is taken back. */
const neverCached = ['shell/header', 'mf-account/shared-wishlist'];

export interface PartCache extends Pick<Renderer, 'render'> {
  /** Forgets everything: content has changed. */
  empty(): void;
}

/**
 * Keeps the parts that visitors see who are not signed in for 10 s (C36); the same render asked for twice at a time is
 * done once. Failures and signed-in visitors' parts are never kept.
 */
export function cacheParts(renderer: Pick<Renderer, 'render'>): PartCache {
  const cache = new LRUCache<string, Promise<RenderedPart>>({ max: size, ttl: lifetimeMs });

  return {
    render(release, task, limitMs) {
      if (task.visit.signedIn || neverCached.includes(`${release.name}/${task.name}`))
        return renderer.render(release, task, limitMs);
      const key = keyOf(release, task);
      const kept = cache.get(key);
      if (kept) return kept;
      const rendering = renderer.render(release, task, limitMs);
      cache.set(key, rendering);
      rendering.catch(() => cache.peek(key) === rendering && cache.delete(key));
      return rendering;
    },
    empty: () => cache.clear(),
  };
}

/** Everything that a render depends on; the token is the same for all who are not signed in. */
function keyOf({ name, version }: ReleaseName, { visit, ...task }: RenderTask): string {
  const { country, origin, route } = visit;
  return JSON.stringify([name, version, task, country, origin, route]);
}
