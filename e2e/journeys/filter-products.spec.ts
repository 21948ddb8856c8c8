import type { Page } from '@playwright/test';
import { alive, expect, test } from '../site/test.ts';

const list = (page: Page) => page.locator('#filters');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Filtres' });
const tab = (page: Page, name: RegExp) => bar(page).getByRole('button', { name });
const tag = (page: Page, name: RegExp) => bar(page).getByRole('link', { name });
const count = (page: Page) => list(page).getByRole('heading', { level: 2 });
const settled = (page: Page) => expect(list(page)).toHaveAttribute('aria-busy', 'false');

async function open(page: Page, address = '/fr/produits') {
  await page.goto(address);
  await alive(page, 'mf-catalogue/products');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

// R132, R133, R213, R214, R216, R218
test('each group of filters narrows the list to as many products as it said, in an address that can be reloaded', {
  tag: '@read',
}, async ({ page }) => {
  await open(page);
  for (const [group, value, parameter] of [
    [/^Type/, /^Miroir/, 'type=Miroir'],
    [/^Type/, /^Rectangulaire/, 'subtype=Rectangulaire'],
    [/^Collection/, /^Ligne/, 'collection=ligne'],
    [/^Matière/, /^Verre miroir/, 'matiere=miroir'],
  ] as const) {
    await tab(page, group).click();
    const tags = bar(page).getByRole('listitem').getByRole('link', { name: value });
    const wanted = tags.filter({ visible: true }).first();
    const said = Number(/(\d+)/.exec(await wanted.innerText())?.[1]);
    await wanted.click();
    await expect(page).toHaveURL(new RegExp(parameter));
    await expect(count(page)).toHaveText(new RegExp(`^${said} produit`));
  }
  await expect(tag(page, /Atelier/)).toHaveCount(0);
  const shown = await count(page).textContent();
  const names = await list(page).getByRole('article').allInnerTexts();
  await page.reload();
  await expect(count(page)).toHaveText(shown ?? '');
  expect(await list(page).getByRole('article').allInnerTexts()).toEqual(names);
});

// R215
test('sizes are dragged by keys, typed, and asked for by the width of a wall; colours are seen', {
  tag: '@read',
}, async ({ page }) => {
  await open(page);
  await tab(page, /^Dimensions/).click();
  const least = bar(page).getByRole('slider', { name: 'Largeur minimale' });
  await least.focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/dimension=width-180-180/);
  await page.keyboard.press('Home');
  await expect(page).not.toHaveURL(/dimension/);
  const most = bar(page).getByRole('spinbutton', { name: 'Hauteur maximale (cm)' });
  await most.fill('50');
  await most.press('Enter');
  await expect(page).toHaveURL(/dimension=height-\d+-50/);
  await bar(page).getByRole('spinbutton', { name: 'Largeur de votre mur (cm)' }).fill('60');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/fits=60/);
  await tab(page, /^Teinte/).click();
  await tag(page, /^Noir/).click();
  await expect(page).toHaveURL(/teinte=noir/);
  await settled(page);
  const texts = await list(page).getByRole('article').allInnerTexts();
  expect(texts).not.toEqual([]);
  for (const text of texts) expect(Number(/L\s(\d+)\scm/.exec(text)?.[1])).toBeLessThanOrEqual(60);
  await list(page).getByRole('link', { name: 'Effacer les filtres' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/fr/produits');
});

test('back and forward through ten changes shows each list again, without a page load', { tag: '@read' }, async ({
  page,
}) => {
  await open(page);
  const states: { url: string; count: string }[] = [];
  const note = async () => {
    await settled(page);
    states.push({ url: page.url(), count: (await count(page).textContent()) ?? '' });
  };
  await note();
  const colors = [/^Bois/, /^Noir/, /^Blanc/, /^Vert/, /^Bleu/, /^Gris/, /^Rose/, /^Jaune/, /^Orange/, /^Rouge/];
  await tab(page, /^Teinte/).click();
  for (const color of colors) {
    await tag(page, color).click();
    await expect(tag(page, color)).toHaveAttribute('aria-current', 'true');
    await note();
  }
  for (const state of states.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(state.url);
    await expect(count(page)).toHaveText(state.count);
  }
  await expect(bar(page).locator('[aria-current]')).toHaveCount(0);
  for (const state of states.slice(1)) {
    await page.goForward();
    await expect(page).toHaveURL(state.url);
    await expect(count(page)).toHaveText(state.count);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

// R135, R138, R217
test('with the keyboard alone: a filter, its removal, another order, the next page', { tag: '@read' }, async ({
  page,
}) => {
  await open(page);
  await tab(page, /^Collection/).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/collection=ligne/);
  await settled(page);
  await expect(tag(page, /^Ligne/)).toBeFocused();
  await list(page).getByRole('link', { name: 'Retirer le filtre Ligne' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fr/produits');
  await expect(count(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('N');
  await expect(page).toHaveURL(/sort=name/);
  const next = page.getByRole('link', { name: 'Suivant' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(count(page)).toBeFocused();
  await expect.poll(async () => Math.abs((await list(page).boundingBox())?.y ?? 1_000)).toBeLessThan(100);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // R219, R221, R222, R223
  test('the panel opens in half a second, pins "see results", and closes onto the filter bar', {
    tag: '@read',
  }, async ({ page }) => {
    await open(page);
    const opener = bar(page).getByRole('button', { name: 'Filtrer par' });
    const see = bar(page).getByRole('button', { name: /Voir les résultats/ });
    await expect(tab(page, /^Collection/)).toBeHidden();
    const panel = page.locator('#filter-panel');
    expect(await panel.evaluate((element) => getComputedStyle(element).transitionDuration)).toContain('0.5s');
    await opener.click();
    await tab(page, /^Collection/).click();
    await expect(see).toBeInViewport();
    await tag(page, /^Brume/).click();
    await expect(page).toHaveURL(/collection=brume/);
    await page.mouse.wheel(0, 1500);
    await expect(see).toBeInViewport();
    await see.click();
    await expect(tab(page, /^Collection/)).toBeHidden();
    await expect(opener).toBeInViewport();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(tab(page, /^Type/)).toHaveAttribute('aria-expanded', 'true');
  });
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('values, the order and the width of a wall are links and forms', { tag: '@read' }, async ({ page }) => {
    await page.goto('/fr/produits');
    await tag(page, /^Brume/).click();
    await expect(page).toHaveURL(/collection=brume/);
    await bar(page).getByRole('spinbutton', { name: 'Largeur de votre mur (cm)' }).fill('80');
    await bar(page).getByRole('button', { name: 'Voir ce qui tient' }).click();
    await expect(page).toHaveURL(/collection=brume.*fits=80/);
    await list(page).getByRole('combobox').selectOption('Nom');
    await list(page).getByRole('button', { name: 'Trier' }).click();
    await expect(page).toHaveURL(/collection=brume.*fits=80.*sort=name/);
    await expect(list(page).getByRole('article').first()).toBeVisible();
  });
});
