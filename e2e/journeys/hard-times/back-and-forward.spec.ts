import type { Page } from '@playwright/test';
import { at } from '../../site/sites.ts';
import { alive, expect, test } from '../../site/test.ts';

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('back closes what lies over the page, and nothing of it is left in the history', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(at('fr', '/fr/contact'));
  await alive(page, 'mf-contact/contact');
  await alive(page, 'shell/header');
  const burger = page.getByRole('button', { name: /le menu/ });
  const steps = await page.evaluate(() => history.length);

  await burger.click();
  await expect(burger).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await expect(burger).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/fr/contact');

  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/fr/contact');

  await burger.click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Journal' }).first().click();
  await expect(page).toHaveURL('/fr/journal');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect(page).toHaveURL('/fr/contact');
  await alive(page, 'mf-contact/contact');
});

// C64
test('back finds every place again, after a reload and however quickly it is pressed', async ({ page }) => {
  await page.goto(at('fr', '/fr/produits'));
  await alive(page, 'mf-catalogue/products');
  await alive(page, 'shell/header');
  const card = page.locator('[data-of="mf-catalogue/products"]').getByRole('article').nth(4).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 900));
  const place = await scrolledTo(page);
  expect(place).toBeGreaterThan(300);
  await card.evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page).toHaveURL(/produits\/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await alive(page, 'shell/header');
  await page.getByRole('banner').getByRole('link', { name: 'Revendeurs' }).first().click();
  await expect(page).toHaveURL('/fr/revendeurs');
  await alive(page, 'mf-stores/store-locator');
  await page.goBack();
  await expect(page.locator('[data-of="mf-catalogue/product"]')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/fr/produits');
  const isBack = () => expect.poll(async () => Math.abs((await scrolledTo(page)) - place)).toBeLessThan(5);
  await isBack();

  await alive(page, 'shell/header');
  await card.evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page.locator('[data-of="mf-catalogue/product"]')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Collections' }).first().click();
  await expect(page).toHaveURL('/fr/collections');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => {
    history.back();
    setTimeout(() => history.back(), 30);
  });
  await expect(page).toHaveURL('/fr/produits');
  await expect(page.locator('[data-of="mf-catalogue/products"]')).toBeVisible();
  await isBack();
});

test('a link to the page on screen adds no step to the history', async ({ page }) => {
  await page.goto(at('fr', '/fr/journal'));
  await alive(page, 'mf-content/journal');
  await alive(page, 'shell/header');
  const steps = await page.evaluate(() => history.length);
  // The header hides from readers who scroll further.
  await page.evaluate(() => scrollTo(0, 80));
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Journal' }).first().click();
  await expect.poll(() => scrolledTo(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});
