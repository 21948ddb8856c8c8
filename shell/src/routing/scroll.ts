import { elementOf } from './focus.ts';

const storeKey = 'scroll-positions';
/** How many entries of the history are remembered. */
const atMost = 60;

/** Where the reader was on each entry of the tab's history; it outlives page loads. */
const positions = new Map<string, number>(stored());

function stored(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storeKey) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isPosition) : [];
  } catch {
    // A browser may forbid the storage, or somebody may have written into it.
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

function store(): void {
  try {
    sessionStorage.setItem(storeKey, JSON.stringify([...positions]));
  } catch {
    // The positions then last until the next page load.
  }
}

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
  positions.delete(key);
  positions.set(key, scrollY);
  for (const old of [...positions.keys()].slice(0, -atMost)) positions.delete(old);
}

/** Whether the reader begins at the top of an entry. */
export const startsAtTop = (key: string, hash: string): boolean => !hash && !positions.get(key);

/** After back or forward the reader is where they were; after a link, at its target or the top. */
export function restoreScroll(key: string, hash: string): void {
  const position = positions.get(key);
  const target = elementOf(hash);
  if (position !== undefined) scrollTo(0, position);
  else if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

/**
 * The router restores positions itself. An entry that the reader reloads, or comes back to by a page load, is restored here,
 * unless they have scrolled already. `current` is the key of the entry that is on screen.
 */
export function takeOverScrolling(current: () => string): void {
  history.scrollRestoration = 'manual';
  const position = positions.get(current());
  if (position !== undefined && scrollY === 0 && isReturn()) scrollTo(0, position);
  addEventListener('pagehide', () => {
    rememberScroll(current());
    store();
    history.scrollRestoration = 'auto';
  });
  // A page that comes back from the bfcache was left with 'auto'.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
}

/** Entering the same address again gives an entry with the same key, which begins at the top. */
function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type !== 'navigate';
}
