import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A fault on the way of a remote's files to the browser. */
export type NetworkFault = 'entry missing' | 'entry slow' | 'entry silent' | 'files corrupt';

const slowMs = 20_000;

/** Causes it, for one remote, in everything that this page loads from now on. Answers how to end it. */
export async function breakNetwork(page: Page, remote: string, fault: NetworkFault): Promise<() => Promise<void>> {
  const entry = `**/releases/${remote}/*/remoteEntry.js`;
  const scripts = `**/releases/${remote}/*/*.js`;
  if (fault === 'entry missing') await page.route(entry, (route) => route.fulfill({ status: 404, body: '' }));
  if (fault === 'entry slow')
    await page.route(entry, async (route) => {
      await delay(slowMs);
      await route.continue();
    });
  if (fault === 'entry silent') await page.route(entry, () => new Promise(() => {}));
  if (fault === 'files corrupt')
    await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: '(((' }));
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}
