import { hasCode } from 'shared/errors';
import { isReachable } from '../connection/reachable.ts';
import type { Tab } from '../platform/tab.ts';

/** Has the page say that it loads something, or that it does not. */
export const loading = (tab: Pick<Tab, 'bus'>, showLoading: boolean) =>
  tab.bus.set('main', { ...tab.bus.current('main'), showLoading });

/** Has the browser load another document; the page says that it loads until that is here. */
export function loadDocument(tab: Pick<Tab, 'bus'>, address: string): void {
  loading(tab, true);
  // A page that comes back from the bfcache was left while it loaded another one.
  addEventListener('pageshow', () => loading(tab, false), { once: true });
  location.assign(address);
}

/** Ends the loading of another document. */
export function stayOnPage(tab: Pick<Tab, 'bus'>): void {
  window.stop();
  loading(tab, false);
}

const key = 'reloaded-at';
const minute = 60_000;

/** Whether the code of something did not come. */
const isLoadFailure = (cause: unknown): boolean =>
  hasCode(cause, 'part-not-loaded') || (cause instanceof Error && cause.name === 'ChunkLoadError');

/** Whether this may be done now; a browser that remembers nothing might otherwise reload for ever. */
function mayReload(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(key) ?? 0) < minute) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}

export const createReload =
  (load: () => void) =>
  async (cause: unknown, now = Date.now()): Promise<boolean> => {
    // Without the site there is nothing to load, and what somebody has typed is worth more than a part.
    if (!isLoadFailure(cause) || !(await isReachable()) || isTouched() || !mayReload(now)) return false;
    load();
    return true;
  };

/** Reloads the tab when a page's own code could not be fetched, at most once a minute. Answers whether it does. */
export const reloadAfterLoadFailure = createReload(() => location.reload());

let touched = false;

/** Whether the visitor has typed or chosen something on this page, which a reload would lose. */
export const isTouched = (): boolean => touched;

/** Another page is shown: nothing on it has been touched yet. */
export function forgetTouches(): void {
  touched = false;
}

for (const event of ['input', 'change'])
  document.addEventListener(
    event,
    () => {
      touched = true;
    },
    { capture: true, passive: true },
  );
