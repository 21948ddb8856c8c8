import { opensElsewhere } from 'shared/browser';
import type { Country } from 'shared/i18n';
import { href, match, redirectFor } from 'shared/routes';
import type { Tab } from '../platform/tab.ts';
import { loadDocument, loading } from './load-document.ts';

/**
 * Takes the tab to where clicks on links lead. What only a page load brings goes by `leaveFor`, which calls it when the site
 * answers: the browser's own error page would take the place of this one.
 */
export function followLinks(tab: Tab, leaveFor: (load: () => void) => void): void {
  document.addEventListener('click', (event) => {
    const address = addressOfClick(event, tab.context.country);
    const link = linkOfClick(event);
    if (address !== undefined) {
      event.preventDefault();
      void tab.navigate(address);
    } else if (link && isPageLoad(link)) {
      event.preventDefault();
      // A file may be saved, and the page stays then.
      const isPage = match(tab.context.country, `${link.pathname}${link.search}`);
      leaveFor(() => {
        if (isPage) return loadDocument(tab, link.href);
        loading(tab, false);
        location.assign(link.href);
      });
    }
  });

  const sent = new WeakSet<HTMLFormElement>();
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || sent.delete(form)) return;
    event.preventDefault();
    // The overlay of a search may be closed by then, and its form with it.
    if (form.method === 'get') return leaveFor(loadSearch(tab, form, submitter));
    leaveFor(() => {
      loading(tab, false);
      sent.add(form);
      form.requestSubmit(submitter);
    });
  });
}

/** Loads the page that a form asks for with what it says now. */
function loadSearch(tab: Tab, form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const address = new URL(form.action);
  address.search = '';
  for (const [name, value] of new FormData(form, submitter)) address.searchParams.append(name, String(value));
  return () => loadDocument(tab, address.href);
}

/** Takes the tab away from a personal page when the visitor has signed out, here or in another tab. */
export function leavePersonalPages(tab: Tab): void {
  tab.bus.on('account:signed-out').subscribe(() => {
    const { name, language } = tab.context.route;
    const to = redirectFor(name, false);
    if (to) void tab.navigate(href(to, language));
  });
}

/** The link that an event came from. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** The address inside this site that a link leads to; nothing where the browser should follow the link itself. */
export function addressOfLink(link: HTMLAnchorElement, country: Country): string | undefined {
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  // A page may want a full page load, as the header does for a search.
  if (link.hasAttribute('data-full-navigation')) return undefined;
  const url = new URL(link.href);
  const isHere = url.origin === location.origin;
  const isJump = isHere && url.hash && url.pathname === location.pathname && url.search === location.search;
  if (!isHere || isJump) return undefined;
  const address = `${url.pathname}${url.search}`;
  return match(country, address) ? `${address}${url.hash}` : undefined;
}

/** Whether a link leads, in this tab, to something of this site that a page load brings. */
export function isPageLoad(link: HTMLAnchorElement): boolean {
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return false;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin && !(hash && pathname === location.pathname && search === location.search);
}

/** The address that a click wants to go to inside this site; nothing where the browser should follow the link itself. */
export function addressOfClick(event: MouseEvent, country: Country): string | undefined {
  const link = linkOfClick(event);
  return link && addressOfLink(link, country);
}

/** The link that a click follows; none where it asks for another tab or a menu, or somebody has answered it. */
export function linkOfClick(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return undefined;
  return linkOf(event.target);
}
