import type { CDPSession } from 'playwright';
import { eventually } from '../../deploy/testing/eventually.ts';

/**
 * Asks a page by the browser's protocol alone, while its time is measured. Playwright's own calls compile some 300 kB of its
 * scripts in the page, and its waits ask at each frame: on a slow processor those are long tasks of their own.
 */
export async function askPage<Answer>(devtools: CDPSession, question: () => Answer): Promise<Answer> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: `(${question})()`, returnByValue: true });
  return result.value;
}

/** Asks a page twice a second, until it says yes. */
export const askUntil = (devtools: CDPSession, question: () => boolean): Promise<boolean> =>
  eventually(() => askPage(devtools, question), 500);
