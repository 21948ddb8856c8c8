import type { Visit } from 'shared/release';

/** The cache of prefetched pages: nobody has asked for them yet. */
export interface PrefetchedPages {
  /** Fetches a page unless it is there; answers nothing where that fails, and logs nothing. */
  fetch(address: string): Promise<Visit | undefined>;
  /** Gives a page out, once, while it is fresh; nothing where there is none or it could not be fetched. */
  take(address: string): Promise<Visit | undefined>;
  /** Says which composition the server gives now: pages from before another one are forgotten. */
  heard(live: string): void;
  /** Forgets everything: the visitor has signed in or out. */
  drop(): void;
}

export const freshMs = 30_000;
const atMost = 12;

interface CachedPage {
  visit: Promise<Visit | undefined>;
  since: number;
}

/** Caches a few pages for 30 s each; `fetchPage` is the way to the server. */
export function createPrefetchedPages(fetchPage: (address: string) => Promise<Visit>): PrefetchedPages {
  const cache = new Map<string, CachedPage>();
  let known: string | undefined;
  const isFresh = ({ since }: CachedPage) => Date.now() - since < freshMs;

  function makeRoom() {
    for (const [address, page] of cache) if (!isFresh(page) || cache.size >= atMost) cache.delete(address);
  }

  const pages: PrefetchedPages = {
    fetch(address) {
      const there = cache.get(address);
      if (there && isFresh(there)) return there.visit;
      makeRoom();
      const page: CachedPage = {
        since: Date.now(),
        visit: fetchPage(address)
          .then((visit) => {
            pages.heard(visit.live);
            // A page that failed is asked for again when somebody wants it.
            return visit.status === 503 ? undefined : visit;
          })
          .catch(() => undefined),
      };
      cache.set(address, page);
      void page.visit.then((visit) => !visit && cache.get(address) === page && cache.delete(address));
      return page.visit;
    },
    async take(address) {
      const page = cache.get(address);
      cache.delete(address);
      return page && isFresh(page) ? page.visit : undefined;
    },
    heard(live) {
      if (known !== undefined && known !== live) pages.drop();
      known = live;
    },
    drop: () => cache.clear(),
  };
  return pages;
}
