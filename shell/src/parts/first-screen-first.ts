/** Fulfilled once the page that is being entered is in sight. */
let inSight: Promise<void> | undefined;

/**
 * From now on parts below the first screen wait: a page that begins at its top is in sight before all of it is drawn. They are
 * drawn when the answer is called.
 */
export function drawFirstScreenFirst(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  inSight = promise;
  return () => {
    resolve();
    if (inSight === promise) inSight = undefined;
  };
}

/** What a part in this place has to wait for before it is drawn; undefined for what is, or may come to be, in the first screen. */
export const turnOf = (place: HTMLElement): Promise<void> | undefined =>
  inSight && place.closest('#page') && place.getBoundingClientRect().top + scrollY >= innerHeight ? inSight : undefined;
