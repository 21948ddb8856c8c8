import { nextPaint } from 'shared/browser';
import { hasCode } from 'shared/errors';
import type { Visit } from 'shared/release';
import { hasChrome, match } from 'shared/routes';
import { start } from 'single-spa';
import { createNoConnection } from '../connection/no-connection.ts';
import { isReachable } from '../connection/reachable.ts';
import { drawFirstScreenFirst } from '../parts/first-screen-first.ts';
import { fragmentsSettled, updateLastingFragments } from '../parts/fragment-element.ts';
import type { Tab } from '../platform/tab.ts';
import { afterFirstPage, whenIdle } from '../platform/when-idle.ts';
import { addressHere, writePage, writeQuery } from './entries.ts';
import { focusPage } from './focus.ts';
import { linkStyles, showHead } from './head.ts';
import { followLinks, leavePersonalPages } from './links.ts';
import { forgetTouches, loadDocument, loading, stayOnPage } from './load-document.ts';
import { codeOfPage, createPages, pageName } from './pages.ts';
import { prefetchLinks } from './prefetch/prefetch-links.ts';
import { entryKey, rememberScroll, restoreScroll, startsAtTop, takeOverScrolling } from './scroll.ts';
import { seamlessly } from './transition.ts';
import { createVisits, visitOfDocument } from './visits.ts';

/** After this time, in ms, a navigation that has come to nothing becomes a page load. */
const navigationLimitMs = 12_000;

/** Starts single-spa on the page that the server rendered, and from then on follows links, back and forward. */
export function startRouter(tab: Tab): void {
  const { layers } = tab;
  let going = new AbortController();
  /** The entry and the address of the page on screen: a navigation may be under way to another one. */
  let here = entryKey();
  let shown = addressHere();
  const leaving = (requestDone: boolean) => tab.bus.set('main', { ...tab.bus.current('main'), requestDone });
  const { prefetched, remembered, visitOf } = createVisits(tab);
  const prefetchFromHere = prefetchLinks(tab, prefetched);
  const noConnection = createNoConnection();
  const pages = createPages(tab, () => leaveFor(() => location.reload()));

  /** Shows an address; `enter` writes it into the history. */
  async function go(address: string, enter: (address: string) => void): Promise<void> {
    going.abort();
    going = new AbortController();
    const { signal } = going;
    noConnection.over();
    leaving(false);
    const again = () => void go(address, enter);
    const loadInstead = () => leaveFor(() => loadDocument(tab, address), again);
    const tooLong = setTimeout(() => {
      if (signal.aborted) return;
      loadInstead();
    }, navigationLimitMs);
    try {
      const page = address.replace(/#.*/, '');
      const { visit, isRemembered } = await visitOf(page, signal);
      if (signal.aborted) return;
      if (visit.redirect) return void (await go(visit.redirect, enter));
      if (!isRemembered) {
        prefetched.heard(visit.live);
        if (takesNewVersions(tab, visit)) return loadDocument(tab, address);
      }
      const language = match(tab.context.country, address)?.language ?? tab.context.route.language;
      const [codeIsHere] = await Promise.all([codeOfPage(visit, language), linkStyles(visit)]);
      if (signal.aborted) return;
      if (!codeIsHere) return loadInstead();
      await layers.beforeEntering();
      if (signal.aborted) return;
      clearTimeout(tooLong);
      enter(address);
      await seamlessly(() => show(visit, address));
      if (isRemembered) noConnection.remembers(tab.context.route.language);
      else remembered.add(page, visit);
    } catch (error) {
      if (signal.aborted) return;
      if (hasCode(error, 'no-connection')) return waitFor(again);
      console.error(`${address} could not be fetched`, error);
      loadInstead();
    } finally {
      clearTimeout(tooLong);
      if (going.signal === signal) {
        leaving(true);
        layers.tidy();
      }
    }
  }

  /** The page stays; the other one is shown when there is a connection again. */
  function waitFor(again: () => void): void {
    leaving(true);
    noConnection.waits(tab.context.route.language, again);
  }

  /** Calls what loads a document, where the site answers; where it does not, the page stays, and `again` is called when it does. */
  function leaveFor(load: () => void, again = () => leaveFor(load)): void {
    going.abort();
    going = new AbortController();
    const { signal } = going;
    noConnection.over();
    loading(tab, true);
    leaving(true);
    void isReachable().then((is) => {
      if (signal.aborted) return;
      layers.tidy();
      if (is) return load();
      loading(tab, false);
      waitFor(again);
    });
  }

  async function show(visit: Visit, address: string): Promise<void> {
    const { pathname, search, hash } = new URL(address, location.origin);
    here = entryKey();
    shown = `${pathname}${search}`;
    const { country } = tab.context;
    const [page] = visit.parts;
    const route = match(country, address);
    if (!page || !route) return loadDocument(tab, address);
    tab.context = { ...tab.context, route, posted: undefined };
    tab.parts = visit.parts;
    forgetTouches();
    showHead(visit, country, route.language);
    await pages.leave();
    document.body.toggleAttribute('data-alone', !hasChrome(country, route));
    document.body.dataset.navigated = '';
    const drawTheRest = startsAtTop(here, hash) ? drawFirstScreenFirst() : () => {};
    await pages.show(page.of);
    updateLastingFragments();
    await fragmentsSettled();
    restoreScroll(here, hash);
    void nextPaint().then(drawTheRest);
    tab.bus.emit('shell:navigated', { url: address, title: document.title });
    await focusPage(hash);
    prefetchFromHere();
  }

  tab.navigate = (address, { replace } = { replace: false }) => {
    rememberScroll(here);
    return go(address, (reached) => writePage(reached, replace || reached.replace(/#.*/, '') === shown));
  };

  tab.enter = (address, { replace } = { replace: false }) => {
    going.abort();
    rememberScroll(here);
    writeQuery(address, replace);
    noteAddress();
  };

  tab.cancelNavigation = () => {
    going.abort();
    noConnection.over();
    stayOnPage(tab);
    leaving(true);
    layers.tidy();
    // Back and forward have moved the address already.
    if (addressHere() !== shown) history.pushState({ key: here }, '', shown);
  };

  /** Takes note of an address that the page on screen shows by itself. */
  function noteAddress(): void {
    here = entryKey();
    shown = addressHere();
    const route = match(tab.context.country, shown);
    if (route) tab.context = { ...tab.context, route };
  }

  followLinks(tab, leaveFor);

  addEventListener('popstate', (event) => {
    // single-spa fires an event of its own for every pushState.
    if ('singleSpa' in event) return;
    const { pathname, hash } = location;
    const address = addressHere();
    const closed = layers.popped();
    if (history.state?.key === here) {
      // The entry of what lay over the page is gone; its address may be older than what the page has shown since.
      if (address !== shown) history.replaceState(history.state, '', shown);
      if (!closed) {
        noConnection.over();
        cancel();
      }
      return;
    }
    // A visitor who goes back no longer waits for the page that could not be fetched.
    noConnection.over();
    rememberScroll(here);
    if (address === shown) {
      cancel();
      here = entryKey();
      return restoreScroll(here, hash);
    }
    if (pathname === tab.context.route.path && tab.showAgain) return void returnTo(tab.showAgain, hash);
    void go(`${address}${hash}`, (reached) => history.replaceState(history.state, '', reached));
  });

  /** The reader is back on the page on screen before another one was there. */
  function cancel(): void {
    if (tab.bus.current('main').requestDone) return;
    going.abort();
    leaving(true);
  }

  /** The page shows an earlier query of its path by itself. */
  async function returnTo(showAgain: NonNullable<Tab['showAgain']>, hash: string): Promise<void> {
    cancel();
    going.abort();
    noteAddress();
    const entry = here;
    await showAgain(tab.context.route.query);
    if (here === entry) restoreScroll(entry, hash);
  }

  const first = shown;
  whenIdle(() => shown === first && remembered.add(first, visitOfDocument(tab)));
  leavePersonalPages(tab);
  takeOverScrolling(() => here);
  void afterFirstPage.then(prefetchFromHere);
  start({ urlRerouteOnly: true });
  void pages.show(pageName(tab.context.route));
}

/** Whether a navigation is made a page load: other versions are live than the tab has, and none of its parts has unsaved input. */
const takesNewVersions = (tab: Tab, { live }: Visit): boolean => live !== tab.composition.id && tab.unsavedParts === 0;
