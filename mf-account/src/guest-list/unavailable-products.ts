/**
 * How many chosen products could not be put on a list, since they have left the catalogue: kept until the visitor has been
 * told, across the page load that may follow a sign-in.
 */
const key = 'unavailableProducts';

export function rememberUnavailable(count: number): void {
  try {
    sessionStorage.setItem(key, String(count));
  } catch {
    // Some browsers keep nothing for sites: then there is no notice later.
  }
}

/** The count, once: the caller shows it to the visitor. */
export function takeUnavailable(): number {
  try {
    const count = Number(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
    return Number.isInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0;
  }
}
