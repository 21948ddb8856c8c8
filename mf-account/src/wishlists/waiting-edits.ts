import type { PendingEdit } from '../domain/wishlist.ts';

/**
 * The queue of edits that have no answer yet, in localStorage. Each tab has a key of its own, so that another tab
 * can take over the queue of one that was closed. The edits belong to an account, whose next session sends what one leaves.
 */
const prefix = 'waitingEdits:';
const newKey = (): string => prefix + Math.random().toString(36).slice(2);
let ownKey = newKey();

interface Left {
  /** Empty in the first moment of a tab. */
  userId: string;
  edits: PendingEdit[];
}

/** Stores the pending edits of this tab; removes them where there are none. */
export function storeWaiting(userId: string | undefined, edits: readonly PendingEdit[]): void {
  try {
    if (edits.length === 0) localStorage.removeItem(ownKey);
    else localStorage.setItem(ownKey, JSON.stringify({ userId: userId ?? '', edits }));
    if (edits.length === 0) release?.();
    else hold();
  } catch {
    // The browser stores nothing for sites: the edits wait as long as the tab is open.
  }
}

/** Gives back the lock (Web Locks) of this tab: while it is held no other tab takes over its edits. */
let release: (() => void) | undefined;

function hold(): void {
  if (release) return;
  const held = new Promise<void>((resolve) => {
    release = () => {
      release = undefined;
      resolve();
    };
  });
  navigator.locks?.request(ownKey, () => held).catch(() => {});
}

/** Whether another tab, open or closed, of any visitor, has stored edits. */
export const hasLeftEdits = (): boolean => keysOfOthers().length > 0;

/** Hands over the stored edits of an account from closed tabs: they are removed once `take` has stored them as its own. */
export async function takeLeftEdits(userId: string, take: (edits: readonly PendingEdit[]) => void): Promise<void> {
  for (const key of keysOfOthers()) {
    const takeFrom = () => {
      const left = parsed(localStorage.getItem(key));
      if (left?.userId && left.userId !== userId) return;
      take(left?.edits ?? []);
      localStorage.removeItem(key);
    };
    if (!navigator.locks) takeFrom();
    else await navigator.locks.request(key, { ifAvailable: true }, (lock) => lock && takeFrom());
  }
}

/** Leaves the stored edits of this tab, as if it were closed, to the tab in which their owner signs in next. */
export function leaveWaiting(): void {
  ownKey = newKey();
  release?.();
}

/** Removes the stored edits of an account, in all tabs. */
export function dropWaiting(userId: string | undefined): void {
  for (const key of keys()) if (parsed(localStorage.getItem(key))?.userId === userId) localStorage.removeItem(key);
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

const keysOfOthers = (): string[] => keys().filter((key) => key !== ownKey);

/** Only this module writes there, and the server validates each edit: a check of the outer shape is enough. */
function parsed(text: string | null): Left | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isLeft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isLeft = (value: unknown): value is Left =>
  typeof value === 'object' && value !== null && 'userId' in value && 'edits' in value && Array.isArray(value.edits);
