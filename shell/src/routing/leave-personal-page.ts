import { href, redirectFor } from 'shared/routes';
import type { Tab } from '../platform/tab.ts';

/** Takes the tab away from a personal page when the visitor has signed out, here or in another tab. */
export function leavePersonalPages(tab: Tab): void {
  tab.bus.on('account:signed-out').subscribe(() => {
    const { name, language } = tab.context.route;
    const to = redirectFor(name, false);
    if (to) void tab.navigate(href(to, language));
  });
}
