import { opensElsewhere } from 'shared/browser';
import type { Country } from 'shared/i18n';
import { match } from 'shared/routes';

/** The link that an event came from. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** The address inside this site that a link leads to; nothing where the browser should follow the link itself. */
export function addressOfLink(link: HTMLAnchorElement, country: Country): string | undefined {
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  // A page may want a full page load, as the header does for a search (R54).
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
