import { hasCode } from 'shared/errors';
import { isReachable } from '../connection/reachable.ts';
import { isTouched } from './touched.ts';

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
    // Without the site there is nothing to load, and what somebody has typed is worth more than a part (C63).
    if (!isLoadFailure(cause) || !(await isReachable()) || isTouched() || !mayReload(now)) return false;
    load();
    return true;
  };

/** Reloads the tab when a page's own code could not be fetched, at most once a minute (R351). Answers whether it does. */
export const reloadAfterLoadFailure = createReload(() => location.reload());
