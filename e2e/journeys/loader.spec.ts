import type { Page } from '@playwright/test';
import { holdBack } from '../site/hold-back.ts';
import { alive, expect, test } from '../site/test.ts';

/** Holds the answers of navigations until they are released. */
const holdNavigations = (page: Page) => holdBack(page, '**/_page?*');

const goToContact = (page: Page) =>
  page
    .getByRole('contentinfo')
    .locator('a[href="/fr/contact"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());

// R105, R106, R108, R109
test('a navigation that takes long is veiled, says so, and does not scroll; then the page is there', async ({
  page,
}) => {
  await page.goto('/fr/collections');
  await alive(page, 'mf-catalogue/collections');
  const veil = page.locator('.veil');
  await expect(veil).toHaveCount(0);
  const release = await holdNavigations(page);
  await goToContact(page);
  await expect(veil).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Chargement de la page' })).toHaveCount(1);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  release();
  await expect(page).toHaveURL('/fr/contact');
  await expect(veil).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
});

// R110
test('the veil does not come before 200 ms, nor ever over a page load', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('.veil')) seen.push(performance.now());
    }).observe(document, { childList: true, subtree: true });
  });
  const seen = () => page.evaluate((): number[] => Reflect.get(window, 'seen'));
  await page.goto('/fr/collections');
  await alive(page, 'mf-catalogue/collections');
  expect(await seen()).toEqual([]);

  const release = await holdNavigations(page);
  const clicked = await page.evaluate(() => performance.now());
  await goToContact(page);
  await expect(page.locator('.veil')).toBeVisible();
  expect((await seen())[0] ?? 0).toBeGreaterThanOrEqual(clicked + 200);
  release();
  await expect(page).toHaveURL('/fr/contact');
});

test('a picture that never comes does not hold the page', async ({ page }) => {
  await page.goto('/fr/contact');
  await alive(page, 'mf-contact/contact');
  const release = await holdNavigations(page);
  await page.route(/\.(avif|webp|jpe?g)(\?|$)/, () => new Promise(() => {}));
  await page
    .getByRole('banner')
    .locator('a[href="/fr/produits"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('.veil')).toBeVisible();
  release();
  await expect(page).toHaveURL('/fr/produits');
  await expect(page.locator('.veil')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
