import { nextTask } from 'shared/browser';
import { hasCode } from 'shared/errors';
import type { Language } from 'shared/i18n';
import type { Visit } from 'shared/release';
import type { PartLifecycles, PartProps } from 'shared/remote/browser';
import type { Route } from 'shared/routes';
import type { Seo } from 'shared/seo';
import { addErrorHandler, registerApplication, triggerAppChange, unregisterApplication } from 'single-spa';
import { ifUnreachable } from '../connection/reachable.ts';
import { announceFailure } from '../parts/failure.ts';
import { isServerRendered, type Part, propsOf, rootOf, splitName, stateInside, usedAt } from '../parts/part.ts';
import { typedTexts } from '../parts/typed-texts.ts';
import type { Tab } from '../platform/tab.ts';
import { pageSettled } from '../platform/when-idle.ts';
import { loadParts } from '../remotes/loading.ts';
import { describePage } from './head.ts';
import { reloadAfterLoadFailure } from './load-document.ts';

/** How long a navigation waits for a page without server HTML, and the first page's follow-up work for that page, in ms. */
const pageWaitMs = 5_000;

export interface Pages {
  /** Takes the page on screen away; what is still on its way then belongs to nobody. */
  leave(): Promise<void>;
  /** Shows a page for the tab's route, as `mf-catalogue/products`. */
  show(of: string): Promise<void>;
}

export const pageName = ({ remote, page }: Pick<Route, 'remote' | 'page'>): string => `${remote}/${page}`;

const host = () => {
  const element = document.getElementById('page');
  if (!element) throw new Error('The document has no #page');
  return element;
};

/**
 * Registers each page that is shown as a single-spa application: the remote's own lifecycles, active while the tab's route is
 * the one that it was opened for. Its code and data are there before, so that single-spa never waits for the network, and
 * code that is late holds up nothing. Where a page cannot be shown, the server's HTML stays if there is some, and
 * otherwise the shell's error page takes its place.
 */
export function createPages(tab: Tab, reload = () => location.reload()): Pages {
  /** Goes up when a page is left. */
  let visit = 0;
  let registered: string | undefined;
  let failureToMount: unknown;
  let stopAnnouncing = () => {};

  addErrorHandler((error) => {
    if (error.appOrParcelName === registered) failureToMount = error;
    else console.error(`single-spa: ${error.appOrParcelName} failed in composition ${tab.composition.id}`, error);
  });

  async function mount(name: string, app: PartLifecycles, customProps: PartProps): Promise<void> {
    const route = pageName(tab.context.route);
    failureToMount = undefined;
    registered = name;
    registerApplication({ name, app, customProps, activeWhen: () => pageName(tab.context.route) === route });
    await triggerAppChange();
    if (failureToMount) throw failureToMount;
  }

  async function unmount(): Promise<void> {
    // What single-spa is mounting is there first; then it unmounts what the route has left.
    await triggerAppChange();
    const name = registered;
    registered = undefined;
    if (name) await unregisterApplication(name);
  }

  async function open(of: string): Promise<void> {
    const mine = visit;
    const [remote, name] = splitName(of);
    const part: Part = { of, host: host(), props: '' };
    let failure: unknown;
    tab.reports.mounting(part);
    stopAnnouncing();
    const fail = (cause: unknown) => {
      failure = cause;
      if (mine !== visit) return;
      stopAnnouncing();
      const stop = announceFailure(tab, part, cause, reload);
      const stopWaiting = ifUnreachable(() => void (registered === of || open(of)));
      stopAnnouncing = () => {
        stop();
        stopWaiting();
      };
    };
    const says = (given: PartProps['given']) => {
      const { seo: currentSeo }: { seo?: Seo } = given ?? {};
      tab.bus.set('main', { ...tab.bus.current('main'), currentSeo, show404: of === 'shell/not-found' });
    };
    try {
      const root = isServerRendered(part) ? rootOf(part, tab.composition) : undefined;
      if (root && usedAt(root).length === 0) {
        says(stateInside(part));
        root.dataset.mounted = '';
        return;
      }
      const loaded = await loadParts(remote);
      if (mine !== visit) return;
      const lifecycles = loaded.page(name);
      const described = (seo: Seo) => void (mine === visit && describePage(seo, tab.context));
      const props = { ...propsOf(tab, part, loaded, fail), described };
      await lifecycles.prepare(props);
      if (props.standing) await nextTask();
      if (mine !== visit) return;
      says(props.given);
      const typeAgain = typedTexts(props.domElement);
      const drawn = tab.reports.drawing(part);
      await mount(of, lifecycles, props).finally(drawn);
      if (mine !== visit) return;
      typeAgain();
      if (failure && !isServerRendered(part)) throw failure;
    } catch (cause) {
      if (mine !== visit) return;
      const isMissing = hasCode(cause, 'not-found');
      if (!isMissing) tab.reports.failed(part, cause);
      if (await reloadAfterLoadFailure(cause)) return;
      if (mine !== visit) return;
      if (isServerRendered(part) || remote === 'shell') return fail(cause);
      console.error(`${of} failed in composition ${tab.composition.id}`, cause);
      await leave();
      if (visit === mine + 1) await open(isMissing ? 'shell/not-found' : 'shell/unavailable');
    }
  }

  async function leave(): Promise<void> {
    visit += 1;
    stopAnnouncing();
    await unmount();
    host().replaceChildren();
  }

  return {
    leave,
    async show(of) {
      const isThere = isServerRendered({ host: host() });
      const late = new Promise((resolve) => setTimeout(resolve, pageWaitMs));
      const opened = Promise.race([open(of), late]).finally(pageSettled);
      if (!isThere) await opened;
    },
  };
}

/** The old page stays until the new one's code is here. Where that fails, a page load brings the server's HTML at least. */
export async function codeOfPage({ parts: [page, ...inside] }: Visit, language: Language): Promise<boolean> {
  if (!page) return false;
  const [remote, name] = splitName(page.of);
  try {
    const loaded = await loadParts(remote);
    const fetching = loaded.fetchPage(name, language);
    // Evaluated while the page's code is on its way; a fragment whose code does not come says so by itself.
    for (const of of new Set(inside.map((part) => splitName(part.of)[0]))) loadParts(of).catch(() => undefined);
    await fetching;
    return true;
  } catch {
    return false;
  }
}
