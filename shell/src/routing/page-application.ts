import type { Seo } from 'shared/seo';
import type { AppProps, LifeCycles } from 'single-spa';
import { announceFailure } from '../parts/announce-failure.ts';
import { isServerRendered, propsOf, splitName } from '../parts/part.ts';
import type { Tab } from '../platform/tab.ts';
import { loadParts } from '../remotes/loading.ts';
import { reloadAfterLoadFailure } from './reload.ts';

const host = () => {
  const element = document.getElementById('page');
  if (!element) throw new Error('The document has no #page');
  return element;
};

/** Errors of a remote come from its own copy of the catalogue. */
const isNotFound = (cause: unknown): boolean => cause instanceof Error && 'code' in cause && cause.code === 'not-found';

/**
 * A page as a single-spa application. It never fails for single-spa: where the page cannot be shown, the server's HTML
 * stands if there is some, and otherwise the shell's error page takes its place (R171, R172).
 */
export function pageApplication(tab: Tab, of: string): LifeCycles {
  const [remote, name] = splitName(of);
  let hide = async (_single: AppProps): Promise<void> => {};
  let stopAnnouncing = () => {};

  async function show(from: string, page: string, single: AppProps): Promise<void> {
    const part = { of: `${from}/${page}`, host: host(), props: '' };
    let failure: unknown;
    tab.reports.mounting(part);
    const fail = (cause: unknown) => {
      failure = cause;
      stopAnnouncing();
      stopAnnouncing = announceFailure(tab, part, cause, () => location.reload());
    };
    try {
      const loaded = await loadParts(from);
      const lifecycles = loaded.page(page);
      const props = propsOf(tab, part, loaded, fail);
      const { seo }: { seo?: Seo } = props.given ?? {};
      tab.bus.set('main', { ...tab.bus.current('main'), currentSeo: seo, show404: part.of === 'shell/not-found' });
      await lifecycles.mount({ ...single, ...props });
      hide = async (leaving) => void (await lifecycles.unmount({ ...leaving, ...props }));
      if (failure && !isServerRendered(part)) {
        stopAnnouncing();
        await hide(single);
        throw failure;
      }
    } catch (cause) {
      if (!isNotFound(cause)) tab.reports.failed(part, cause);
      if (reloadAfterLoadFailure(cause)) return;
      if (isServerRendered(part) || from === 'shell') return fail(cause);
      console.error(`${of} failed in composition ${tab.composition.id}`, cause);
      host().replaceChildren();
      await show('shell', isNotFound(cause) ? 'not-found' : 'unavailable', single);
    }
  }

  return {
    bootstrap: async () => {},
    mount: (single: AppProps) => show(remote, name, single),
    async unmount(single: AppProps) {
      stopAnnouncing();
      await hide(single);
      hide = async () => {};
      host().replaceChildren();
    },
  };
}
