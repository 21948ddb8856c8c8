import type { PendingEdit } from '../domain/wishlist.ts';

/**
 * The queue of edits that wait for the connection, in localStorage. Each tab has a key of its own, so that another tab
 * can take over the queue of one that was closed. The edits belong to an account, and are dropped at its sign-out.
 */
const prefix = 'waitingEdits:';
const ownKey = prefix + Math.random().toString(36).slice(2);

interface Left {
  userId: string;
  edits: PendingEdit[];
}

/** A lock (Web Locks) that this tab holds while it lives: until then no other tab takes over its edits. */
let isHeld = false;

/** Stores the waiting edits of this tab; removes them where there are none, or the account is not known. */
export function storeWaiting(userId: string | undefined, edits: readonly PendingEdit[]): void {
  try {
    if (!userId || edits.length === 0) localStorage.removeItem(ownKey);
    else {
      localStorage.setItem(ownKey, JSON.stringify({ userId, edits }));
      hold();
    }
  } catch {
    // The browser stores nothing for sites: the edits wait as long as the tab is open.
  }
}

function hold(): void {
  if (isHeld) return;
  isHeld = true;
  navigator.locks?.request(ownKey, () => new Promise(() => {})).catch(() => {});
}

/** Whether another tab, open or closed, of any visitor, has stored edits. */
export const hasLeftEdits = (): boolean => keysOfOthers().length > 0;

/** Takes over the stored edits of an account from closed tabs; the caller sends them. */
export async function takeLeftEdits(userId: string): Promise<PendingEdit[]> {
  const taken: PendingEdit[] = [];
  for (const key of keysOfOthers()) taken.push(...(await takeFrom(key, userId)));
  return taken;
}

async function takeFrom(key: string, userId: string): Promise<PendingEdit[]> {
  const take = (): PendingEdit[] => {
    const left = parsed(localStorage.getItem(key));
    if (left && left.userId !== userId) return [];
    localStorage.removeItem(key);
    return left?.edits ?? [];
  };
  if (!navigator.locks) return take();
  return navigator.locks.request(key, { ifAvailable: true }, (lock) => (lock ? take() : []));
}

/** Removes the stored edits of all tabs, at the sign-out of their owner. */
export function dropWaiting(): void {
  for (const key of keys()) localStorage.removeItem(key);
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
