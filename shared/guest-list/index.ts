/**
 * The products that a visitor without an account has saved: in `localStorage`, for all tabs, until they are on a list of an
 * account. Where the browser stores nothing for sites, they last for as long as the tab is open.
 */
const key = 'guestList';
let memory: readonly string[] | undefined;

/** The uids of the products, each once, the latest last; nothing where something else wrote there. */
export function guestList(): readonly string[] {
  takeOver();
  return memory ?? stored();
}

function stored(): readonly string[] {
  try {
    return parsed(localStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

/** Throws where a text is no JSON. */
function parsed(text: string): readonly string[] {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) && value.every(isUid) ? value : [];
}

/** What was saved while scripts were off, or not there yet, is in a cookie that the gateway writes. */
const cookie = 'guestProducts';
let isTakenOver = false;

function takeOver(): void {
  if (isTakenOver) return;
  isTakenOver = true;
  const text = new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(document.cookie)?.[1];
  if (text === undefined) return;
  const uids = decoded(text);
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the newer way.
  document.cookie = `${cookie}=; path=/; max-age=0`;
  store([...stored().filter((uid) => !uids.includes(uid)), ...uids]);
}

/** A cookie may be anybody's. */
function decoded(text: string): readonly string[] {
  try {
    return parsed(decodeURIComponent(text));
  } catch {
    return [];
  }
}

const isUid = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length < 256;

/** Puts a product at the end of the list; one that is there moves there. */
export const addToGuestList = (uid: string): void => store([...without(uid), uid]);

/** Takes a product off the list; nothing happens where it is not there. */
export const removeFromGuestList = (uid: string): void => store(without(uid));

/** Puts a product back to its place. */
export const insertIntoGuestList = (uid: string, place: number): void => store(without(uid).toSpliced(place, 0, uid));

/** Calls `changed` whenever the list has changed, here or in another tab. Answers how to stop. */
export function onGuestListChange(changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

const without = (uid: string) => guestList().filter((saved) => saved !== uid);

function store(uids: readonly string[]): void {
  try {
    if (uids.length) localStorage.setItem(key, JSON.stringify(uids));
    else localStorage.removeItem(key);
    memory = undefined;
  } catch {
    memory = uids;
  }
  // Each remote has its own copy of this module: an event of the window reaches them all, as other tabs are reached.
  dispatchEvent(new StorageEvent('storage', { key }));
}
