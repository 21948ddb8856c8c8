import { failureOf, refusedFilesOf } from '../site/complaints.ts';
import { alive, countLoads, expect, test } from '../site/test.ts';
import { breakNetwork, type NetworkFault } from './broken-network.ts';
import type { Remote } from './remotes.ts';

export const networkFaults: NetworkFault[] = ['entry missing', 'entry slow', 'entry silent', 'files corrupt'];

/** Faults in which the browser gets an answer that cannot be used. */
const wrong: NetworkFault[] = ['entry missing', 'files corrupt'];

/** A test of a remote whose files do not come as they should. */
export function breaksOnTheWay(fault: NetworkFault, { remote, own }: Remote): void {
  test(`${remote}: ${fault}; its HTML stands and the rest of the page works`, async ({ page, complaints }) => {
    await breakNetwork(page, remote, fault);
    const loads = countLoads(page);
    // A script that never answers keeps the browser's load event from ever coming.
    await page.goto(own, { waitUntil: 'domcontentloaded' });
    await expect(page.locator(`#page > [data-remote="${remote}"]`).getByRole('heading', { level: 1 })).toBeVisible();
    // What scrolls before the reload may be at the top again after it.
    if (wrong.includes(fault)) await expect.poll(loads, 'its own code that fails reloads the page once').toBe(2);
    await alive(page, 'shell/header');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await alive(page, 'shell/footer');
    await expect(page.getByRole('alert')).toHaveCount(0);
    if (fault === 'entry slow')
      await expect(page.locator(`#page > [data-remote="${remote}"][data-mounted]`)).toBeAttached();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
    await expect(page).toHaveURL('/fr/cms/mentions-legales');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads()).toBeLessThanOrEqual(3);
    // Code that is late has not failed.
    if (wrong.includes(fault)) complaints.expect(refusedFilesOf(remote), failureOf(remote));
  });
}

/** A test of a page that does not use the remote whose files do not come. */
export function isNotNoticedElsewhere({ remote, elsewhere, elsewhereIsMissing }: Remote): void {
  test(`${remote}: whatever is wrong with its files, a page that does not use it notices nothing`, async ({
    page,
    complaints,
  }) => {
    for (const fault of networkFaults.filter((each) => each !== 'entry slow')) {
      const heal = await breakNetwork(page, remote, fault);
      await page.goto(elsewhere);
      await alive(page, 'shell/header');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await alive(page, 'shell/footer');
      await heal();
    }
    if (elsewhereIsMissing) complaints.expect(/^404 /);
  });
}
