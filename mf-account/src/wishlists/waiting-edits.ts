import type { PendingEdit } from '../domain/wishlist.ts';

/**
 * Edits that wait for the line, on this device: each tab's under a key of its own, so that what a tab leaves behind when it
 * ends can be taken up by the next one. They belong to an account, and are dropped at its sign-out.
 */
const prefix = 'waitingEdits:';
const ownKey = prefix + Math.random().toString(36).slice(2);

interface Left {
  userId: string;
  edits: PendingEdit[];
}

/** A lock held while the tab lives: other tabs leave its waiting edits alone until then. */
let isHeld = false;

/** Keeps what this tab has waiting; nothing where nothing waits, or the account is not known. */
export function keepWaiting(userId: string | undefined, edits: readonly PendingEdit[]): void {
  try {
    if (!userId || edits.length === 0) localStorage.removeItem(ownKey);
    else {
      localStorage.setItem(ownKey, JSON.stringify({ userId, edits }));
      hold();
    }
  } catch {
    // A browser that keeps nothing for sites: the edits wait for as long as the tab is open.
  }
}

function hold(): void {
  if (isHeld) return;
  isHeld = true;
  navigator.locks?.request(ownKey, () => new Promise(() => {})).catch(() => {});
}

/** Whether another tab, of any visitor, has something waiting. */
export const hasLeftEdits = (): boolean => keysOfOthers().length > 0;

/** Takes what tabs that have ended left of an account; the caller sends it. */
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

/** Waiting edits belong to the visitor who was signed in. */
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

/** Only this file writes there; the server looks at what it is sent in any case. */
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
