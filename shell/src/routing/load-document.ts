import type { Tab } from '../platform/tab.ts';

/** Has the page say that it loads something (R107), or that it does not. */
export const loading = (tab: Pick<Tab, 'bus'>, showLoading: boolean) =>
  tab.bus.set('main', { ...tab.bus.current('main'), showLoading });

/** Has the browser load another document; the page says that it loads until that is here. */
export function loadDocument(tab: Pick<Tab, 'bus'>, address: string): void {
  loading(tab, true);
  // A page that comes back from the browser's memory was left while it loaded another one.
  addEventListener('pageshow', () => loading(tab, false), { once: true });
  location.assign(address);
}

/** Ends the loading of another document. */
export function stayOnPage(tab: Pick<Tab, 'bus'>): void {
  window.stop();
  loading(tab, false);
}
