import { ContentError } from '../errors/index.ts';

/**
 * Sends a write that must not be done twice: under a key (idempotency key) that is the same until there is an answer, also after
 * a reload of the tab. The content system answers what comes again under its key with its first answer. `write` names what is
 * sent, as `contact`; `isAgain` says that the answer before was lost. Throws what `send` throws.
 */
export async function sendOnce<Result>(
  write: string,
  send: (key: string, isAgain: boolean) => Promise<Result>,
): Promise<Result> {
  const left = read(write);
  const key = left ?? newKey();
  store(write, key);
  try {
    const result = await send(key, left !== undefined);
    forgetWrite(write);
    return result;
  } catch (error) {
    if (error instanceof ContentError && error.details.some((code) => code.startsWith('4'))) forgetWrite(write);
    throw error;
  }
}

/** Has a write begin anew: what its first answer said is undone. */
export const forgetWrite = (write: string): void => store(write, undefined);

const memory = new Map<string, string>();
const storageKey = (write: string): string => `write:${write}`;

/** `randomUUID` is there on https alone. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function read(write: string): string | undefined {
  try {
    return sessionStorage.getItem(storageKey(write)) ?? undefined;
  } catch {
    return memory.get(write);
  }
}

function store(write: string, key: string | undefined): void {
  try {
    if (key) sessionStorage.setItem(storageKey(write), key);
    else sessionStorage.removeItem(storageKey(write));
  } catch {
    // The browser stores nothing for sites: the key lasts as long as the page.
    if (key) memory.set(write, key);
    else memory.delete(write);
  }
}
