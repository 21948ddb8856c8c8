import { SiteError } from 'shared/errors';

const key = 'reloaded-at';
const minute = 60_000;

const isLoadFailure = (cause: unknown): boolean =>
  (cause instanceof SiteError && cause.code === 'part-not-loaded') ||
  (cause instanceof Error && cause.name === 'ChunkLoadError');

/** Reloads the tab when a page's own code could not be fetched, at most once a minute (R351). Answers whether it does. */
export function reloadAfterLoadFailure(cause: unknown, now = Date.now()): boolean {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (!isLoadFailure(cause) || now - last < minute) return false;
  sessionStorage.setItem(key, String(now));
  location.reload();
  return true;
}
