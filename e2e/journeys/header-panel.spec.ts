import type { Page } from '@playwright/test';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const position = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** A page that is soon there: the panel is the same on all. */
const anyPage = '/fr/contact';

async function openPanel(page: Page): Promise<void> {
  await page.goto(at('fr', anyPage));
  await alive(page, 'shell/header');
  await button(page, 'Ouvrir le menu').click();
  await expect(menu(page)).toBeInViewport();
}

// R69, R82
test('the burger opens a panel that slides in, and its cross closes it', { tag: '@read' }, async ({ page }) => {
  await openPanel(page);
  await expect(menu(page)).toBeFocused();
  await expect.poll(() => menu(page).evaluate((panel) => panel.getBoundingClientRect().x)).toBe(0);
  await button(page, 'Fermer le menu').click();
  await expect(menu(page)).toBeHidden();
});

// R70
test('the page behind the panel neither scrolls nor jumps', async ({ page }) => {
  await page.goto(at('fr', '/fr'));
  await alive(page, 'shell/header');
  const burger = button(page, 'Ouvrir le menu');
  // The header hides on the way down, and is back on the way up; both within one frame would be one way down.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 300));
    await page.evaluate(() => scrollTo(0, 700));
    await expect(burger).not.toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await page.evaluate(() => scrollTo(0, 640));
  await expect(burger).toBeInViewport();
  await burger.click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(await position(page)).toBe(640);
  await button(page, 'Fermer le menu').click();
  await expect(menu(page)).toBeHidden();
  expect(await position(page)).toBe(640);
});

test('the keyboard stays in the panel until Escape, which gives the focus back to the burger', async ({ page }) => {
  await openPanel(page);
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page, 'Ouvrir le menu')).toBeFocused();
});

// R68, R88
test('an item with a submenu opens it, and the way back leads to the main menu', { tag: '@read' }, async ({ page }) => {
  await openPanel(page);
  await button(page, 'Meubles').click();
  await expect(page).toHaveURL(at('fr', anyPage));
  await expect(page.getByRole('link', { name: 'Voir tous les produits' })).toBeVisible();
  await expect(button(page, 'Inspirations')).toBeHidden();
  await button(page, 'Menu principal').click();
  await expect(button(page, 'Inspirations')).toBeVisible();
  await expect(button(page, 'Meubles')).toBeFocused();
});

// R72
test('a new page closes panel and submenu and can be scrolled', { tag: '@read' }, async ({ page }) => {
  await openPanel(page);
  await button(page, 'Inspirations').click();
  await page.getByRole('link', { name: 'Voir toutes les inspirations' }).click();
  await expect(page).toHaveURL(at('fr', '/fr/inspirations'));
  await expect(menu(page)).toBeHidden();
  await page.mouse.move(200, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    expect(await position(page)).toBeGreaterThan(100);
  }).toPass();
});

// R379
test('a wider window has no panel', async ({ page }) => {
  await openPanel(page);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(button(page, 'Fermer le menu')).toBeHidden();
  await expect(menu(page).getByRole('link', { name: 'Meubles', exact: true })).toBeVisible();
  await page.mouse.move(500, 600);
  // The lock goes a moment after the panel; a wheel that comes before is lost.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect.poll(() => position(page), { timeout: 1_000 }).toBeGreaterThan(100);
  }).toPass();
});

test('everything fits, and every control is 24 px at least', async ({ page }) => {
  await openPanel(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect.poll(() => menu(page).evaluate((panel) => panel.getBoundingClientRect().x)).toBe(0);
  const controls = await page.getByRole('banner').locator('a:visible, button:visible').all();
  for (const control of controls) {
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await control.innerText()).toBeGreaterThanOrEqual(24);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the burger still opens the menu, its cross closes it, and its links lead on', { tag: '@read' }, async ({
    page,
  }) => {
    await page.goto(at('fr', anyPage));
    await expect(menu(page)).toBeHidden();
    await button(page, 'Ouvrir le menu').click();
    await expect(menu(page)).toBeInViewport();
    await page.getByRole('link', { name: 'Fermer le menu' }).click();
    await expect(menu(page)).toBeHidden();
    await button(page, 'Ouvrir le menu').click();
    await menu(page).getByRole('link', { name: 'Meubles' }).click();
    await expect(page).toHaveURL(at('fr', '/fr/produits'));
  });
});
