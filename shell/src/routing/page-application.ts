import { hasCode } from 'shared/errors';
import type { Seo } from 'shared/seo';
import type { AppProps } from 'single-spa';
import { announceFailure } from '../parts/announce-failure.ts';
import { isServerRendered, type Part, propsOf, splitName } from '../parts/part.ts';
import { typedTexts } from '../parts/typed-texts.ts';
import type { Tab } from '../platform/tab.ts';
import { loadParts } from '../remotes/loading.ts';
import { describePage } from './head.ts';
import { reloadAfterLoadFailure } from './reload.ts';

/** How long single-spa waits for a page that has nothing to see yet, in ms; the page is shown when it comes. */
const patience = 5_000;

interface PageApplication {
  bootstrap(): Promise<void>;
  mount(single: AppProps): Promise<void>;
  unmount(single: AppProps): Promise<void>;
}

const host = () => {
  const element = document.getElementById('page');
  if (!element) throw new Error('The document has no #page');
  return element;
};

/**
 * A page as a single-spa application. It never fails for single-spa: where the page cannot be shown, the server's HTML
 * stays if there is some, and otherwise the shell's error page takes its place (R171, R172). Code that is late holds up
 * nothing: the page becomes alive when it comes, unless the visitor has gone on (C63).
 */
export function pageApplication(tab: Tab, of: string): PageApplication {
  const [remote, name] = splitName(of);
  let hide = async (_single: AppProps): Promise<void> => {};
  let stopAnnouncing = () => {};
  /** Goes up when the page is left: what is still on its way then belongs to nobody. */
  let visit = 0;

  async function show(from: string, page: string, single: AppProps): Promise<void> {
    const mine = visit;
    const part: Part = { of: `${from}/${page}`, host: host(), props: '' };
    let failure: unknown;
    tab.reports.mounting(part);
    const fail = (cause: unknown) => {
      failure = cause;
      if (mine !== visit) return;
      stopAnnouncing();
      stopAnnouncing = announceFailure(tab, part, cause, () => location.reload());
    };
    try {
      const loaded = await loadParts(from);
      if (mine !== visit) return;
      const lifecycles = loaded.page(page);
      const props = {
        ...propsOf(tab, part, loaded, fail),
        described(seo: Seo) {
          if (mine === visit) void describePage(seo, tab.context);
        },
      };
      const { seo }: { seo?: Seo } = props.given ?? {};
      tab.bus.set('main', { ...tab.bus.current('main'), currentSeo: seo, show404: part.of === 'shell/not-found' });
      const typeAgain = typedTexts(props.domElement);
      await lifecycles.mount({ ...single, ...props });
      const unmount = async (leaving: AppProps) => void (await lifecycles.unmount({ ...leaving, ...props }));
      if (mine !== visit) return await unmount(single);
      typeAgain();
      hide = unmount;
      if (failure && !isServerRendered(part)) {
        stopAnnouncing();
        await hide(single);
        throw failure;
      }
    } catch (cause) {
      if (mine !== visit) return;
      const isMissing = hasCode(cause, 'not-found');
      if (!isMissing) tab.reports.failed(part, cause);
      if (reloadAfterLoadFailure(cause)) return;
      if (isServerRendered(part) || from === 'shell') return fail(cause);
      console.error(`${of} failed in composition ${tab.composition.id}`, cause);
      host().replaceChildren();
      await show('shell', isMissing ? 'not-found' : 'unavailable', single);
    }
  }

  return {
    bootstrap: async () => {},
    async mount(single: AppProps) {
      const isThere = isServerRendered({ host: host() });
      const shown = show(remote, name, single);
      if (!isThere) await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, patience))]);
    },
    async unmount(single: AppProps) {
      visit += 1;
      stopAnnouncing();
      await hide(single);
      hide = async () => {};
      host().replaceChildren();
    },
  };
}
