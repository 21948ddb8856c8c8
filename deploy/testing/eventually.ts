import { setTimeout as delay } from 'node:timers/promises';

/** For tests: waits until something is so, for 60 s at most: long enough for any machine. Throws where it never is. */
export async function eventually(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It did not come to be: ${isSo}`);
    await delay(20);
  }
}
