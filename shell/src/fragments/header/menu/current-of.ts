import { href, type RouteMatch } from 'shared/routes';

/** What `aria-current` says of a menu item: the page itself, or the section that the page belongs to (R74). */
export function currentOf(url: string, { path, language }: RouteMatch): 'page' | 'true' | undefined {
  if (path === url) return 'page';
  return url !== href('home', language) && path.startsWith(`${url}/`) ? 'true' : undefined;
}
