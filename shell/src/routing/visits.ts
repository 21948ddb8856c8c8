import { hasCode, SiteError } from 'shared/errors';
import type { Composition, Visit } from 'shared/release';
import { ownVersions } from '../platform/content-calls.ts';
import type { Tab } from '../platform/tab.ts';
import { createPrefetchedPages } from './prefetch/prefetched-pages.ts';

interface HowToFetch {
  signal?: AbortSignal;
  /** Nobody has asked for the page yet. */
  ahead?: boolean;
}

/**
 * Asks the server for everything that a navigation needs, rendered with the versions that this tab has. Throws SiteError:
 * no-connection where no answer came, or content-failed.
 */
export async function fetchVisit(
  address: string,
  composition: Composition,
  { signal, ahead = false }: HowToFetch = {},
): Promise<Visit> {
  const answer = await fetch(`/_page?url=${encodeURIComponent(address)}`, {
    // Scripts cannot send `sec-purpose`; this is the header that it replaced.
    headers: { ...ownVersions(composition), ...(ahead ? { purpose: 'prefetch' } : {}) },
    priority: ahead ? 'low' : 'auto',
    signal,
  }).catch((cause: unknown) => {
    throw new SiteError('no-connection', undefined, { cause });
  });
  // A server that has too much to do answers a page that nobody has asked for yet with 204.
  if (!answer.ok || answer.status === 204) throw new SiteError('content-failed', `/_page answered ${answer.status}`);
  return answer.json();
}

const atMost = 20;

/** An offline cache: the last pages that this tab has shown to a visitor who is not signed in. They open again without a connection. */
export interface ShownPages {
  add(address: string, visit: Visit): void;
  get(address: string): Visit | undefined;
  /** Forgets everything: the visitor has signed in or out. */
  drop(): void;
}

export function createShownPages(isSignedIn: () => boolean): ShownPages {
  const pages = new Map<string, Visit>();
  return {
    add(address, visit) {
      if (isSignedIn() || visit.status !== 200) return;
      pages.delete(address);
      pages.set(address, visit);
      for (const old of [...pages.keys()].slice(0, -atMost)) pages.delete(old);
    },
    get: (address) => pages.get(address),
    drop: () => pages.clear(),
  };
}

/** The page that the server rendered into the document, as a navigation to it would have got it; it is read before it goes. */
export function visitOfDocument({ composition }: Pick<Tab, 'composition'>): Visit {
  const parts = [...document.querySelectorAll<HTMLElement>('#page .mf-part[data-of]')].map((root) => {
    const host = root.parentElement;
    const state = host?.querySelector(':scope > script.mf-state')?.textContent;
    return {
      of: root.dataset.of ?? '',
      props: host?.getAttribute('props') ?? '',
      version: root.dataset.version ?? '',
      data: state ? JSON.parse(state).data : undefined,
    };
  });
  const elements = [...document.head.querySelectorAll('[data-head]')].map((element) => ({
    tag: element.localName === 'link' ? ('link' as const) : ('meta' as const),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  }));
  const status = parts[0]?.data ? 200 : 503;
  return { status, head: { title: document.title, elements }, styles: [], scripts: [], parts, live: composition.id };
}

/** Where the visits of a tab come from; what was fetched for one visitor, or shown to them, is not for another. */
export function createVisits(tab: Pick<Tab, 'composition' | 'bus'>) {
  const prefetched = createPrefetchedPages((address) => fetchVisit(address, tab.composition, { ahead: true }));
  const remembered = createShownPages(() => tab.bus.current('auth').signedIn);
  for (const news of ['account:signed-in', 'account:signed-out'] as const)
    tab.bus.on(news).subscribe(() => {
      prefetched.drop();
      remembered.drop();
    });

  return {
    prefetched,
    remembered,
    /** What a navigation needs: fetched ahead, fetched now, or, where there is no connection, remembered. */
    async visitOf(page: string, signal: AbortSignal): Promise<{ visit: Visit; isRemembered?: true }> {
      const ahead = await prefetched.take(page);
      if (ahead) return { visit: ahead };
      try {
        return { visit: await fetchVisit(page, tab.composition, { signal }) };
      } catch (error) {
        const visit = hasCode(error, 'no-connection') ? remembered.get(page) : undefined;
        if (visit) return { visit, isRemembered: true };
        throw error;
      }
    },
  };
}
