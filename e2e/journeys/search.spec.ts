import type { Page } from '@playwright/test';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Que cherchez-vous' });
// Pages have selects of their own.
const options = (page: Page) => page.getByRole('dialog').getByRole('option');

/** Opens the search as a keyboard does. */
async function openSearch(page: Page) {
  await alive(page, 'shell/header');
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).press('Enter');
  await expect(field(page)).toBeFocused();
}

// R39, R296, R297, R299, R300, R304, R306
test('with the keyboard alone: to a product that was half typed, then to all results and into another tab', {
  tag: '@read',
}, async ({ page }) => {
  await page.goto('/fr');
  await openSearch(page);
  const dialog = page.getByRole('dialog', { name: 'Que cherchez-vous' });
  const look = await dialog.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { transitionDuration } = getComputedStyle(element);
    return { fills: width === innerWidth && height === innerHeight, transitionDuration };
  });
  expect(look).toEqual({ fills: true, transitionDuration: '0.3s' });
  await expect(options(page).first()).toHaveText('Meubles sous-vasque suspendus');

  await page.keyboard.type('miroir lun');
  await expect(options(page).first()).toHaveText(/^Miroir Lune \d+$/);
  const mirror = (await options(page).first().textContent()) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toHaveText(mirror);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: mirror })).toBeVisible();
  await expect(dialog).toBeHidden();

  await openSearch(page);
  await page.keyboard.type('noyer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fr/recherche?item=noyer');
  await expect(page.getByRole('heading', { level: 1, name: '« noyer »' })).toBeVisible();
  await expect(page).toHaveTitle(/^«\s?noyer\s?» – Recherche/);
  await alive(page, 'mf-search/search');
  const tabs = page.getByRole('navigation', { name: 'Type de résultats' });
  await expect(tabs.getByRole('link', { name: 'Produits' })).toHaveAttribute('aria-current', 'true');
  await tabs.getByRole('link', { name: 'Journal' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Le noyer, un bois pour le soir' })).toBeVisible();
  await expect(page).toHaveURL('/fr/recherche?item=noyer&tab=journal');

  await page.getByRole('link', { name: 'Modifier la recherche' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('noyer');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Le noyer, un bois pour le soir' })).toBeVisible();
});

// C11, C12
test('on a slow line only the last text is answered, and where the line breaks the search still works', {
  tag: '@read',
}, async ({ page, complaints }) => {
  let broken = false;
  await page.route('**/graphql', async (route) => {
    const { query = '' } = route.request().postDataJSON().variables ?? {};
    if (broken && query) return route.abort();
    // The answer to the first text comes after all others.
    if (query === 'colo') await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/fr/contact');
  await openSearch(page);
  const late = page.waitForResponse((response) => response.request().postData()?.includes('"colo"') ?? false);
  await page.keyboard.type('colo');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('miroir');
  await expect(options(page).first()).toHaveText(/^Miroir/);
  await late;
  await expect(options(page).first()).toHaveText(/^Miroir/);
  await expect(
    page.getByRole('dialog').getByRole('option', { name: 'Voir tous les résultats pour « miroir »' }),
  ).toBeVisible();

  broken = true;
  await page.keyboard.type('s');
  await expect(page.getByRole('alert')).toContainText('Les suggestions ne répondent pas');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fr/recherche?item=miroirs');
  await expect(page.getByRole('article').first()).toBeVisible();
  complaints.expect(/ERR_FAILED \S+\/graphql$/);
});

test('what nobody wrote leads on: a near word, and what others look for', { tag: '@read' }, async ({ page }) => {
  await page.goto('/fr/recherche?item=mirwarr');
  await expect(page.getByText('Aucun résultat pour « mirwarr ».')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Miroirs ronds' })).toBeVisible();
  await page.getByRole('link', { name: 'miroir', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '« miroir »' })).toBeVisible();
  await page.goto('/fr/recherche?item=mirior');
  await expect(page.getByText('Résultats pour « miroir »')).toBeVisible();
});

// R134, C47
for (const [width, columns] of [
  [390, 2],
  [767, 2],
  [768, 3],
  [1440, 3],
] as const)
  test(`products stand in ${columns} columns at ${width} px, among results as in the catalogue`, {
    tag: '@read',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/fr/recherche?item=miroir', '/fr/produits']) {
      await page.goto(address);
      const cards = await page.getByRole('main').getByRole('article').all();
      const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
      expect(boxes.filter((box) => box?.y === boxes[0]?.y)).toHaveLength(columns);
    }
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a search leads to results whose tabs and pages can be followed, in every language', { tag: '@read' }, async ({
    page,
  }) => {
    await page.goto(at('io', '/nl'));
    await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click();
    await page.getByRole('searchbox', { name: 'Wat zoekt u' }).fill('meubel');
    await page.getByRole('main').getByRole('button', { name: 'Zoeken' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '‘meubel’' })).toBeVisible();
    await page.getByRole('link', { name: 'Volgende' }).click();
    await expect(page).toHaveURL(at('io', '/nl/zoeken?item=meubel&page=2'));
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.getByRole('link', { name: 'Magazine (' }).click();
    await expect(page).toHaveURL(at('io', '/nl/zoeken?item=meubel&tab=journal'));
    for (const address of ['/en/search?item=mirror', '/de/suche?item=spiegel']) {
      await page.goto(at('io', address));
      await expect(page.getByRole('article')).toHaveCount(12);
    }
  });
});
