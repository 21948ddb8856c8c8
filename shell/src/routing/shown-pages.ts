import type { Visit } from 'shared/release';
import type { Tab } from '../platform/tab.ts';

const atMost = 20;

/** Pages that this tab has shown to a visitor who is not signed in: they open again where there is no connection. */
export interface ShownPages {
  keep(address: string, visit: Visit): void;
  get(address: string): Visit | undefined;
  /** Forgets everything: the visitor has signed in or out. */
  drop(): void;
}

export function createShownPages(isSignedIn: () => boolean): ShownPages {
  const pages = new Map<string, Visit>();
  return {
    keep(address, visit) {
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
