import type { Page } from '@playwright/test';
import { fetchFromReleaseSite as fetchPage } from '../site/fetch-page.ts';
import { alive, expect, test } from '../site/test.ts';
import { withFault } from './broken-release.ts';
import { remotes } from './remotes.ts';

async function showsChrome(page: Page): Promise<void> {
  await alive(page, 'shell/header');
  await expect(page.getByRole('navigation', { name: 'Menu' }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

for (const fault of ['server throws', 'server loops'] as const) {
  for (const { remote, own, elsewhere } of remotes) {
    test(`${remote}: ${fault}; a visitor with a browser still sees its page`, async ({ page, complaints }) => {
      await withFault(remote, fault, async (version) => {
        const start = performance.now();
        const [answer, other] = await Promise.all([
          page.goto(own, { waitUntil: 'commit' }),
          fetchPage(elsewhere).then((response) => ({ response, after: performance.now() - start })),
        ]);
        expect(performance.now() - start, 'the first byte leaves within one second').toBeLessThan(1000);
        expect(answer?.status()).toBe(503);
        expect(answer?.headers()['retry-after']).toBeTruthy();
        expect(other.response.status).toBe(remote === 'mf-content' ? 404 : 200);
        expect(other.after, 'other requests are answered in normal time').toBeLessThan(1000);
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

test('a remote whose server part loops is rendered no more after three times, and the others are as fast as ever', async () => {
  await withFault('mf-stores', 'server loops', async () => {
    const timed = async (address: string) => {
      const start = performance.now();
      const { status } = await fetchPage(address);
      return { status, after: performance.now() - start };
    };
    for (let time = 0; time < 3; time += 1) expect((await timed('/fr/revendeurs')).status).toBe(503);
    // Each try would take 500 ms. On a machine that is busy just then, one of five answers is soon there.
    const paused = [];
    for (let time = 0; time < 5; time += 1) paused.push(await timed('/fr/revendeurs'));
    expect(paused.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    expect(Math.min(...paused.map(({ after }) => after)), 'it is not tried again').toBeLessThan(250);
    expect((await timed('/fr/contact')).status).toBe(200);
  });
});
