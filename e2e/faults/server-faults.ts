import type { Page } from '@playwright/test';
import { fetchPage } from '../site/fetch-page.ts';
import { alive, expect, test } from '../site/test.ts';
import { type ServerFault, withFault } from './broken-release.ts';
import type { Remote } from './remotes.ts';

async function showsChrome(page: Page): Promise<void> {
  await alive(page, 'shell/header');
  await expect(page.getByRole('navigation', { name: 'Menu' }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** A test of the page of a remote whose server part fails. How soon it is given up is measured by the gateway's tests. */
export function failsOnTheServer(fault: ServerFault, { remote, own, elsewhere }: Remote): void {
  test(`${remote}: ${fault}; a visitor with a browser still sees its page`, async ({ page, complaints }) => {
    await withFault(remote, fault, async (version) => {
      const [answer, other] = await Promise.all([page.goto(own, { waitUntil: 'commit' }), fetchPage(elsewhere)]);
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()['retry-after']).toBeTruthy();
      expect(other.status).toBe(remote === 'mf-content' ? 404 : 200);
      expect((await fetchPage(own)).text, 'with scripts off, the error page shows').toMatch(
        /<noscript>.*<h1[ >].*<\/noscript>/s,
      );

      await showsChrome(page);
      const part = page.locator(`#page > [data-remote="${remote}"]`);
      await expect(part).toHaveAttribute('data-version', version);
      await expect(part.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
    // The browser itself speaks of the 503.
    complaints.length = 0;
  });
}

/** A test of a page with a fragment whose server part fails. */
export function leavesItsFragmentToTheBrowser(fault: ServerFault): void {
  test(`mf-catalogue: ${fault}; its fragment on the home page is filled by the browser`, async ({
    page,
    complaints,
  }) => {
    await withFault('mf-catalogue', fault, async () => {
      const answer = await page.goto('/fr');
      expect(answer?.status()).toBe(200);
      await showsChrome(page);
      await expect(page.locator('[data-of="mf-catalogue/product-slider"]').getByRole('link').first()).toBeVisible();
    });
    expect(complaints).toEqual([]);
  });
}
