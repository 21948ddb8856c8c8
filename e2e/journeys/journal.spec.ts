import type { Page } from '@playwright/test';
import { alive, expect, test } from '../site/test.ts';

const cards = (page: Page) => page.locator('[data-of="mf-content/journal"]').getByRole('article');
const columns = (page: Page) =>
  page
    .locator('[data-of="mf-content/journal"]')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
const filter = (page: Page) => page.getByRole('navigation', { name: 'Filtrer par thème' });
const more = (page: Page) => page.getByRole('link', { name: 'Voir plus d’articles' });

/** The places of the cards after the first, in the order in which they are read out. */
async function placesOf(page: Page) {
  const boxes = await Promise.all((await columns(page).all()).map((card) => card.boundingBox()));
  return boxes.map((box) => ({ left: box?.x ?? 0, top: box?.y ?? 0, width: box?.width ?? 0 }));
}

// R154, R155, C16
test('eight articles, eight more with a press, and the same list after reading one of them', { tag: '@read' }, async ({
  page,
}) => {
  await page.goto('/fr/journal');
  await alive(page, 'mf-content/journal');
  await expect(cards(page)).toHaveCount(8);
  await more(page).click();
  await expect(cards(page)).toHaveCount(16);
  await expect(page).toHaveURL('/fr/journal?page=2');
  await expect(cards(page).nth(8).getByRole('link')).toBeFocused();

  const ninth = cards(page).nth(8).getByRole('link');
  const heading = (await ninth.textContent()) ?? '';
  await ninth.click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(16);
});

for (const { width, gutter } of [
  { width: 800, gutter: 16 },
  { width: 1280, gutter: 64 },
]) {
  // R160
  test(`two columns with ${gutter} px between them at ${width} px, read from left to right`, { tag: '@read' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/fr/journal?page=2');
    await alive(page, 'mf-content/journal');
    const places = await placesOf(page);
    const [first, second] = places;
    if (!first || !second) throw new Error('The journal has no columns');
    expect(Math.round(second.left - first.left - first.width)).toBe(gutter);
    for (const [index, { left, top }] of places.entries()) {
      expect(left).toBe(index % 2 ? second.left : first.left);
      expect(top).toBeGreaterThanOrEqual(places[index - 1]?.top ?? 0);
    }
  });
}

// R160
test('pictures of 236 px, and headings of at most five lines', { tag: '@read' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/fr/journal');
  await alive(page, 'mf-content/journal');
  expect((await columns(page).first().getByRole('img').boundingBox())?.width).toBe(236);
  const heading = columns(page).first().getByRole('heading');
  const lines = await heading.evaluate((element) => {
    const link = element.querySelector('a');
    if (link) link.textContent = 'Une salle de bains où il fait bon vivre '.repeat(10);
    return element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight);
  });
  expect(Math.round(lines)).toBe(5);
});

// R157, R159, C16
test('a category is chosen, has an address, and is cleaned', { tag: '@read' }, async ({ page }) => {
  await page.goto('/fr/journal');
  await alive(page, 'mf-content/journal');
  await filter(page).getByRole('link', { name: 'Entretien' }).click();
  await expect(page).toHaveURL('/fr/journal?category=entretien#articles');
  await expect(filter(page).locator('[aria-current]')).toHaveText('Entretien');
  await expect(page.getByRole('heading', { level: 2, name: 'Entretien' })).toBeFocused();
  expect(await cards(page).count()).toBeLessThanOrEqual(10);
  await filter(page).getByRole('link', { name: 'Effacer les filtres' }).click();
  await expect(filter(page).locator('[aria-current]')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(8);
});

// R158, R160
test('on a telephone the filter is a panel that a choice closes', { tag: '@read' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fr/journal');
  await alive(page, 'mf-content/journal');
  const category = filter(page).getByRole('link', { name: 'Entretien' });
  await expect(category).toBeHidden();
  await filter(page).getByRole('button').click();
  await category.click();
  await expect(page).toHaveURL(/category=entretien/);
  await expect(category).toBeHidden();
  await expect(filter(page).getByRole('button')).toHaveText('Thème : Entretien');
  await expect(filter(page).getByRole('link', { name: 'Effacer les filtres' })).toBeHidden();
  await filter(page).getByRole('button').click();
  await expect(filter(page).getByRole('link', { name: 'Effacer les filtres' })).toBeVisible();
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the categories are open to choose from, and more articles are a page of their own', { tag: '@read' }, async ({
    page,
  }) => {
    await page.goto('/fr/journal');
    await more(page).click();
    await expect(cards(page)).toHaveCount(16);
    await filter(page).getByRole('link', { name: 'Matières' }).click();
    await expect(filter(page).locator('[aria-current]')).toHaveText('Matières');
  });
});
