import type { Page } from '@playwright/test';
import { fetchPage } from '../site/fetch-page.ts';
import { site } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';
import { type ServerFault, withFault } from './broken-release.ts';
import type { Remote } from './remotes.ts';

async function showsChrome(page: Page): Promise<void> {
  await alive(page, 'shell/header');
  await expect(page.getByRole('navigation', { name: 'Menu' }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** What the page says of itself to search engines. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
  }));

/** The metrics of the render server name the release. */
async function isNamed(release: string): Promise<void> {
  const metrics = async () => (await fetch(`http://127.0.0.1:${site.port + 2}/metrics`)).text();
  await expect.poll(metrics, `${release} is named`).toContain(`site_renders_failed_total{release="${release}"`);
}

/** A test of the page of a remote whose server part fails. How soon it is given up: deploy/gateway/compose/faults.test.ts. */
export function failsOnTheServer(fault: ServerFault, { remote, own, elsewhere, elsewhereIsMissing }: Remote): void {
  test(`${remote}: ${fault}; a visitor with a browser still sees its page`, async ({ page, complaints }) => {
    await page.goto(own);
    const sound = await headOf(page);
    await withFault(remote, fault, async (version) => {
      const [answer, other] = await Promise.all([page.goto(own, { waitUntil: 'commit' }), fetchPage(elsewhere)]);
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()['retry-after']).toBeTruthy();
      expect(other.status).toBe(elsewhereIsMissing ? 404 : 200);
      expect((await fetchPage(own)).text, 'with scripts off, the error page shows').toMatch(
        /<noscript>.*<h1[ >].*<\/noscript>/s,
      );
      await isNamed(`${remote}@${version}`);

      await showsChrome(page);
      const part = page.locator(`#page > [data-remote="${remote}"]`);
      await expect(part).toHaveAttribute('data-version', version);
      await expect(part.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect.poll(() => headOf(page), 'search engines read the same as of a whole page').toEqual(sound);
    });
    complaints.expect(/^503 /);
  });
}

/** A test of a page with a fragment whose server part fails. */
export function leavesItsFragmentToTheBrowser(fault: ServerFault): void {
  test(`mf-catalogue: ${fault}; its fragment on the home page is filled by the browser`, async ({ page }) => {
    await withFault('mf-catalogue', fault, async () => {
      const answer = await page.goto('/fr');
      expect(answer?.status()).toBe(200);
      await showsChrome(page);
      await expect(page.locator('[data-of="mf-catalogue/product-slider"]').getByRole('link').first()).toBeVisible();
    });
  });
}

/** A test of the pages of all remotes while the server part of the shell fails. */
export function leavesTheChromeToTheBrowser(fault: ServerFault): void {
  test(`shell: ${fault}; pages are whole, and the browser fills header and footer`, async ({ page }) => {
    await withFault('shell', fault, async (version) => {
      const answer = await page.goto('/fr/contact');
      expect(answer?.status()).toBe(200);
      expect(await answer?.text()).toMatch(/data-of="mf-contact\/contact".*<h1[ >]/s);
      await isNamed(`shell@${version}`);
      await showsChrome(page);
    });
  });
}
