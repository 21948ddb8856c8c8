import { elementOf } from './focus.ts';

/** Where the reader was on each entry of the tab's history. */
const positions = new Map<string, number>();

export const newEntryKey = (): string => `${Date.now()}-${Math.random()}`;

/** The key of the entry that the tab is on; one that the browser made itself (the first, a jump) gets one here. */
export function entryKey(): string {
  const given: unknown = history.state?.key;
  if (typeof given === 'string') return given;
  const key = newEntryKey();
  history.replaceState({ ...history.state, key }, '');
  return key;
}

export function rememberScroll(key: string): void {
  positions.set(key, scrollY);
}

/** After back or forward the reader is where they were; after a link, at its target or the top. */
export function restoreScroll(key: string, hash: string): void {
  const position = positions.get(key);
  const target = elementOf(hash);
  if (position !== undefined) scrollTo(0, position);
  else if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

/** The router restores positions itself; the browser does after a reload. */
export function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  // A page that comes back from the browser's memory was left with 'auto'.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
}
