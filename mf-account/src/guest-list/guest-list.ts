import { z } from 'zod/mini';

/** Products that a visitor without an account wanted to keep, in the order in which they were chosen. */
const key = 'guestList';
const most = 100;
const uids = z.array(z.string().check(z.minLength(1), z.maxLength(255)));

/** What is kept on this device; nothing where it keeps nothing, or where something else wrote there. */
export function guestList(): string[] {
  try {
    return uids.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** Keeps a product on this device until there is an account to keep it in; the last hundred. */
export const addToGuestList = (uid: string): void => keep([...without(uid), uid].slice(-most));

export const removeFromGuestList = (uid: string): void => keep(without(uid));

const without = (uid: string) => guestList().filter((chosen) => chosen !== uid);

function keep(chosen: readonly string[]): void {
  try {
    if (chosen.length) localStorage.setItem(key, JSON.stringify(chosen));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing for sites: the product is in the popin for as long as it is open.
  }
}
