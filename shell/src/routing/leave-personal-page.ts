import { href, type RouteName } from 'shared/routes';
import type { Tab } from '../platform/tab.ts';

/** Where a page leads that is nothing without an account, once there is none. */
const without: Partial<Record<RouteName, RouteName>> = { 'my-account': 'login', wishlist: 'login', logout: 'home' };

/** Takes the tab away from a personal page when the visitor has signed out, here or in another tab. */
export function leavePersonalPages(tab: Tab): void {
  tab.bus.on('account:signed-out').subscribe(() => {
    const { name, language } = tab.context.route;
    const to = without[name];
    if (to) void tab.navigate(href(to, language));
  });
}
