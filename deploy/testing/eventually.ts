import { setTimeout as delay } from 'node:timers/promises';

/**
 * For tests: waits until something is so or is there, for 60 s at most: long enough for any machine. Looks every so many ms.
 * Fulfilled with what there is then; throws where there never is.
 */
export async function eventually<Found>(find: () => Promise<Found> | Found, everyMs = 20): Promise<NonNullable<Found>> {
  const end = performance.now() + 60_000;
  for (;;) {
    const found = await find();
    if (found) return found;
    if (performance.now() > end) throw new Error(`It did not come to be: ${find}`);
    await delay(everyMs);
  }
}
