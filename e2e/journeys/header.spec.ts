import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../site/hold-back.ts';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const opener = (page: Page, label: string) => page.getByRole('button', { name: `Ouvrir le sous-menu ${label}` });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const topOf = (page: Page) => banner(page).evaluate((header) => Math.round(header.getBoundingClientRect().bottom));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(at('fr', path));
  await alive(page, 'shell/header');
  await expect(banner(page)).toHaveAttribute('data-live');
}

/** A page that is soon there, where it does not matter which. */
const anyPage = '/fr/contact';

async function scrollPage(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
}

// R57, R60, R61, R64, R65, R66, C1
test('it hides on the way down beyond 100 px, comes back on the way up, has a ground after 300 and is small after 500', async ({
  page,
}) => {
  await open(page, '/fr');
  await expect(banner(page)).toHaveCSS('position', 'fixed');
  await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await scrollPage(page, 90);
  await expect.poll(() => topOf(page)).toBe(72);
  await scrollPage(page, 290);
  await expect.poll(() => topOf(page)).toBe(0);
  await scrollPage(page, 280);
  await expect.poll(() => topOf(page)).toBe(72);
  await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await scrollPage(page, 900);
  await expect.poll(() => topOf(page)).toBe(0);
  await scrollPage(page, 800);
  await expect.poll(() => topOf(page)).toBe(56);
  await expect(banner(page)).toHaveCSS('background-color', 'rgb(250, 247, 242)');
  await scrollPage(page, 400);
  await expect.poll(() => topOf(page)).toBe(72);
  await scrollPage(page, 0);
  await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

// R53, R63
test('a page without a hero has the header on its own ground from the start', async ({ page }) => {
  await open(page, '/fr/connexion');
  await expect(banner(page)).toHaveCSS('background-color', 'rgb(250, 247, 242)');
});

/** Waits until what has happened is drawn. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Holds back what makes the header alive until it is called. */
const holdHeader = (page: Page) => holdBack(page, '**/releases/shell/*/*header*.js');

for (const [by, reach] of [
  ['a pointer that rests', (_: Locator, link: Locator) => link.hover()],
  ['the focus', (_: Locator, link: Locator) => link.focus()],
  ['a click on its button', (button: Locator) => button.click()],
  ['a key on its button', (button: Locator) => button.press('Enter')],
] as const) {
  test(`a submenu that ${by} has opened before scripts ran stays open when they do`, async ({ page }) => {
    const release = await holdHeader(page);
    await page.goto(at('fr', anyPage), { waitUntil: 'domcontentloaded' });
    await alive(page, 'mf-contact/contact');
    await reach(opener(page, 'Meubles'), menu(page).getByRole('link', { name: 'Meubles', exact: true }));
    const inside = menu(page)
      .getByRole('link', { name: /Nocturne/ })
      .first();
    await expect(inside).toBeVisible();
    await expect(banner(page)).not.toHaveAttribute('data-live');
    if (by === 'the focus') await inside.focus();
    release();
    await expect(banner(page)).toHaveAttribute('data-live');
    await painted(page);
    await expect(opener(page, 'Meubles')).toHaveAttribute('aria-expanded', 'true');
    await expect(inside).toBeVisible();
    if (by === 'the focus') await expect(inside).toBeFocused();

    // The click from before is made again sooner or later than the header has seen what is open; here it is later.
    await opener(page, 'Meubles').dispatchEvent('click');
    await painted(page);
    await expect(opener(page, 'Meubles')).toHaveAttribute('aria-expanded', 'true');
    await opener(page, 'Meubles').press('Enter');
    await expect(opener(page, 'Meubles')).toHaveAttribute('aria-expanded', 'false');
  });
}

test.describe('on a wide screen that is touched', () => {
  test.use({ hasTouch: true });

  test('a tap before scripts ran opens a submenu, and the next one closes it', async ({ page }) => {
    const release = await holdHeader(page);
    await page.goto(at('fr', anyPage), { waitUntil: 'domcontentloaded' });
    await alive(page, 'mf-contact/contact');
    await opener(page, 'Meubles').tap();
    release();
    await expect(opener(page, 'Meubles')).toHaveAttribute('aria-expanded', 'true');
    await opener(page, 'Meubles').tap();
    await expect(opener(page, 'Meubles')).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a header that comes alive after a click in its menu opens nothing under the pointer that rests there', async ({
  page,
}) => {
  const release = await holdHeader(page);
  await page.goto(at('fr', '/fr'), { waitUntil: 'domcontentloaded' });
  await alive(page, 'mf-content/home');
  const link = menu(page).getByRole('link', { name: 'Meubles', exact: true });
  await link.click();
  await alive(page, 'mf-catalogue/products');
  await expect(banner(page)).not.toHaveAttribute('data-live');
  // While one page fades into the other, nothing lies below the pointer.
  const submenus = page.locator('[data-opening]:hover > div');
  const seen = () => submenus.evaluateAll((all) => all.map((one) => one.checkVisibility({ visibilityProperty: true })));
  await expect.poll(seen).toEqual([false]);
  release();
  await expect(banner(page)).toHaveAttribute('data-live');
  const { x = 0, y = 0, width = 0 } = (await link.boundingBox()) ?? {};
  // Within the link it has clicked, a mouse may tremble.
  await page.mouse.move(x + width / 2 + 3, y + 4);
  await painted(page);
  await expect(opener(page, 'Meubles')).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.move(640, 700);
  await page.mouse.move(x + 5, y + 5);
  await expect(opener(page, 'Meubles')).toHaveAttribute('aria-expanded', 'true');
});

test('scrolling shifts nothing in the page', async ({ page }) => {
  await open(page, '/fr/collections');
  // A typeface that comes late changes the widths of the menu: what loading moves is limited by the suite of accessibility.
  await page.evaluate(async () => {
    await document.fonts.ready;
    Object.assign(window, { shifts: 0 });
    const isInHeader = ({ node }: { node?: Node }) => node instanceof Element && node.closest('header') !== null;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        if (sources.some(isInHeader)) Object.assign(window, { shifts: 1 });
      }
    }).observe({ type: 'layout-shift' });
  });
  for (const y of [200, 700, 600, 1200, 900]) {
    await scrollPage(page, y);
    await painted(page);
  }
  expect(await page.evaluate(() => 'shifts' in window && window.shifts)).toBe(0);
});

test('a header out of sight comes back for the keyboard', async ({ page }) => {
  await open(page, '/fr');
  await scrollPage(page, 900);
  await expect.poll(() => topOf(page)).toBe(0);
  await page.getByRole('link', { name: 'Rivelle, retour à l’accueil' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => topOf(page)).toBeGreaterThan(40);
});

const submenus = {
  Meubles: { all: 'Voir tous les produits', leads: /\/fr\/produits$/ },
  Inspirations: { all: 'Voir toutes les inspirations', leads: /\/fr\/inspirations$/ },
  'La maison': { all: 'Découvrir la marque', leads: /\/fr\/a-propos$/ },
};

for (const [label, { all, leads }] of Object.entries(submenus)) {
  // R59, R62, R72, R73, R87, R90, R91, C53
  test(`the submenu of ${label} opens by hovering and by the keyboard, and closes`, { tag: '@read' }, async ({
    page,
  }) => {
    await open(page, '/fr');
    const link = page.getByRole('link', { name: all });
    await expect(link).toBeHidden();
    await menu(page).getByRole('link', { name: label, exact: true }).hover();
    await expect(link).toBeVisible();
    await expect(banner(page)).toHaveCSS('background-color', 'rgb(250, 247, 242)');
    await link.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(640, 790);
    await expect(link).toBeHidden();

    await opener(page, label).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(link).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(opener(page, label)).toBeFocused();
    }
    await page.keyboard.press('ArrowDown');
    await expect(link).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
    await page.locator('#content').focus();
    await expect(link).toBeHidden();

    await opener(page, label).press('Enter');
    await link.click();
    await expect(page).toHaveURL(leads);
    await expect(link).toBeHidden();
  });
}

async function centre(of: Locator): Promise<[x: number, y: number]> {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not there');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// R84
test('a pointer may go to the submenu across the neighbours', async ({ page }) => {
  await page.clock.install();
  await open(page, anyPage);
  await menu(page).getByRole('link', { name: 'Meubles', exact: true }).hover();
  const card = menu(page).getByRole('link', { name: /La collection Nocturne/ });
  await expect(card).toBeVisible();
  const neighbour = await centre(menu(page).getByRole('link', { name: 'Inspirations', exact: true }));
  const target = await centre(card);
  // Who rests on a neighbour means it: on a slow machine each move takes long, and the page's time stands still for it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.mouse.move(...neighbour);
  await page.clock.runFor(60);
  await page.mouse.move(...target);
  await page.clock.resume();
  await expect(card).toBeVisible();
  await card.click();
  await expect(page).toHaveURL(/\/fr\/collections\/nocturne$/);
});

// R74
test('a click on an item of the menu shows its page, and no submenu over it', { tag: '@read' }, async ({ page }) => {
  await open(page, anyPage);
  await menu(page).getByRole('link', { name: 'Meubles', exact: true }).click();
  await expect(page).toHaveURL(/\/fr\/produits$/);
  await expect(menu(page).getByRole('link', { name: 'Meubles', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await expect(opener(page, 'Meubles')).toHaveAttribute('aria-expanded', 'false');
});

// R89
test('a picture of the inspirations slides in for the link that is pointed at', async ({ page }) => {
  await open(page, anyPage);
  await menu(page).getByRole('link', { name: 'Inspirations', exact: true }).hover();
  const links = menu(page).getByRole('listitem').filter({ hasText: 'Inspirations' }).getByRole('listitem');
  await links.nth(2).getByRole('link').hover();
  await expect(links.nth(2).locator('img')).toBeVisible();
  await expect(links.nth(0).locator('img')).toBeVisible();
  await expect(links.nth(1).locator('img')).toBeHidden();
});

// R80
test('the country window leads to this page in the other language', { tag: '@read' }, async ({ page }) => {
  await page.goto(at('be', '/fr/produits/miroir-lune-60'));
  await alive(page, 'shell/header');
  await page.getByRole('button', { name: /^BE FR/ }).click();
  await expect(page.getByRole('link', { name: 'Choisir un autre pays' })).toBeVisible();
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(at('be', '/nl/producten/spiegel-lune-60'));
  await expect(page.getByRole('button', { name: /^BE NL/ })).toHaveAttribute('aria-expanded', 'false');
});

// R50
test('the skip links lead past the header', { tag: '@read' }, async ({ page }) => {
  await open(page, anyPage);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeFocused();
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.getByRole('link', { name: 'Aller au pied de page' }).press('Enter');
  await expect(page.locator('#footer')).toBeFocused();
});

test('with reduced motion nothing in it moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/fr');
  await menu(page).getByRole('link', { name: 'Inspirations', exact: true }).hover();
  const moving = () =>
    banner(page).evaluate(async (header) => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return header.getAnimations({ subtree: true }).length;
    });
  expect(await moving()).toBe(0);
  await page.mouse.move(640, 790);
  await expect(page.getByRole('link', { name: submenus.Inspirations.all })).toBeHidden();
  await scrollPage(page, 900);
  expect(await moving()).toBe(0);
  await expect.poll(() => topOf(page)).toBe(0);
});
