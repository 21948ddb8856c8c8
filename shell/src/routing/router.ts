import type { Visit } from 'shared/release';
import { match } from 'shared/routes';
import { start, triggerAppChange } from 'single-spa';
import { fragmentsSettled, updateLastingFragments } from '../parts/fragment-element.ts';
import { splitName } from '../parts/part.ts';
import type { Tab } from '../platform/tab.ts';
import { loadParts } from '../remotes/loading.ts';
import { focusPage } from './focus.ts';
import { linkStyles, showHead } from './head.ts';
import { leavePersonalPages } from './leave-personal-page.ts';
import { addressOfClick } from './links.ts';
import { pageName, setCurrentPage } from './pages.ts';
import { prefetchLinks } from './prefetch/prefetch-links.ts';
import { createPrefetchedPages } from './prefetch/prefetched-pages.ts';
import { entryKey, newEntryKey, rememberScroll, restoreScroll, takeOverScrolling } from './scroll.ts';
import { seamlessly } from './transition.ts';
import { fetchVisit } from './visit.ts';

/** Has the browser load another document; the page says that it loads until that is here (R107). */
function loadDocument(tab: Tab, address: string): void {
  tab.bus.set('main', { ...tab.bus.current('main'), showLoading: true });
  location.assign(address);
}

/** How long a navigation waits for the fragments of the new page, in ms. */
const fragmentPatience = 500;

/** Starts single-spa on the page that the server rendered, and from then on follows links, back and forward. */
export function startRouter(tab: Tab): void {
  let going = new AbortController();
  let here = entryKey();
  let shown = `${location.pathname}${location.search}`;
  const prefetched = createPrefetchedPages((address) => fetchVisit(address, tab.composition, { ahead: true }));
  const prefetchFromHere = prefetchLinks(tab, prefetched);

  /** Shows an address; `enter` writes it into the history. */
  async function go(address: string, enter: (address: string) => void): Promise<void> {
    going.abort();
    going = new AbortController();
    const { signal } = going;
    tab.bus.set('main', { ...tab.bus.current('main'), requestDone: false });
    try {
      const page = address.replace(/#.*/, '');
      const visit = (await prefetched.take(page)) ?? (await fetchVisit(page, tab.composition, { signal }));
      if (signal.aborted) return;
      prefetched.heard(visit.live);
      if (visit.redirect) return void (await go(visit.redirect, enter));
      if (visit.live !== tab.composition.id && tab.kept === 0) return loadDocument(tab, address);
      const [hasCode] = await Promise.all([codeOfPage(visit), linkStyles(visit)]);
      if (signal.aborted) return;
      if (!hasCode) return loadDocument(tab, address);
      enter(address);
      await seamlessly(() => show(visit, address));
    } catch (error) {
      if (!signal.aborted) {
        console.error(`${address} could not be fetched`, error);
        loadDocument(tab, address);
      }
    } finally {
      if (going.signal === signal) tab.bus.set('main', { ...tab.bus.current('main'), requestDone: true });
    }
  }

  async function show(visit: Visit, address: string): Promise<void> {
    const { pathname, search, hash } = new URL(address, location.origin);
    here = entryKey();
    shown = `${pathname}${search}`;
    const { country } = tab.context;
    const [page] = visit.parts;
    const route = match(country, address);
    if (!page || !route) return loadDocument(tab, address);
    tab.context = { ...tab.context, route };
    tab.parts = visit.parts;
    showHead(visit, route.language);
    setCurrentPage('');
    await triggerAppChange();
    setCurrentPage(page.of);
    await triggerAppChange();
    updateLastingFragments();
    await inTime(fragmentsSettled());
    restoreScroll(here, hash);
    focusPage(hash);
    tab.bus.emit('shell:navigated', { url: address, title: document.title });
    prefetchFromHere();
  }

  tab.navigate = (address, { replace } = { replace: false }) => {
    rememberScroll(here);
    const entry = { key: newEntryKey() };
    return go(address, (reached) =>
      replace ? history.replaceState(entry, '', reached) : history.pushState(entry, '', reached),
    );
  };

  tab.enter = (address, { replace } = { replace: false }) => {
    going.abort();
    rememberScroll(here);
    if (replace) history.replaceState(history.state, '', address);
    else history.pushState({ key: newEntryKey() }, '', address);
    noteAddress();
  };

  /** Takes note of an address that the page on screen shows by itself. */
  function noteAddress(): void {
    here = entryKey();
    shown = `${location.pathname}${location.search}`;
    const route = match(tab.context.country, shown);
    if (route) tab.context = { ...tab.context, route };
  }

  document.addEventListener('click', (event) => {
    const address = addressOfClick(event, tab.context.country);
    if (address === undefined) return;
    event.preventDefault();
    void tab.navigate(address);
  });

  addEventListener('popstate', (event) => {
    // single-spa fires an event of its own for every pushState.
    if ('singleSpa' in event) return;
    rememberScroll(here);
    const { pathname, search, hash } = location;
    here = entryKey();
    const address = `${pathname}${search}`;
    if (address === shown) return restoreScroll(here, hash);
    if (pathname === tab.context.route.path && tab.showAgain) return void returnTo(tab.showAgain, hash);
    void go(`${address}${hash}`, (reached) => history.replaceState(history.state, '', reached));
  });

  /** The page shows an earlier query of its path by itself. */
  async function returnTo(showAgain: NonNullable<Tab['showAgain']>, hash: string): Promise<void> {
    going.abort();
    noteAddress();
    const entry = here;
    await showAgain(tab.context.route.query);
    if (here === entry) restoreScroll(entry, hash);
  }

  // A page that comes back from the browser's memory was left while it loaded another one.
  addEventListener('pageshow', () => tab.bus.set('main', { ...tab.bus.current('main'), showLoading: false }));
  // What was fetched for one visitor is not for another.
  tab.bus.on('account:signed-in').subscribe(prefetched.drop);
  tab.bus.on('account:signed-out').subscribe(prefetched.drop);
  leavePersonalPages(tab);
  takeOverScrolling();
  prefetchFromHere();
  setCurrentPage(pageName(tab.context.route));
  start({ urlRerouteOnly: true });
}

/** The old page stays until the new one's code is here. Where that fails, a page load brings the server's HTML at least. */
async function codeOfPage({ parts: [page] }: Visit): Promise<boolean> {
  if (!page) return false;
  return loadParts(splitName(page.of)[0]).then(
    () => true,
    () => false,
  );
}

/** A fragment whose code is late does not hold up the page. */
const inTime = (settled: Promise<void>): Promise<unknown> =>
  Promise.race([settled, new Promise((resolve) => setTimeout(resolve, fragmentPatience))]);
