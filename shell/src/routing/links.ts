import type { Country } from 'shared/i18n';
import { match } from 'shared/routes';

/** The address that a click wants to go to inside this site; nothing where the browser should follow the link itself. */
export function addressOfClick(event: MouseEvent, country: Country): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const url = new URL(link.href);
  const isHere = url.origin === location.origin;
  const isJump = isHere && url.hash && url.pathname === location.pathname && url.search === location.search;
  if (!isHere || isJump) return undefined;
  const address = `${url.pathname}${url.search}`;
  return match(country, address) ? `${address}${url.hash}` : undefined;
}
