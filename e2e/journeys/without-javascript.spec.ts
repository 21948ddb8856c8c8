import { fetchPage } from '../site/fetch-page.ts';
import { expect, test } from '../site/test.ts';

test.use({ javaScriptEnabled: false });

test('home, products and a product show their content with scripts switched off', { tag: '@read' }, async ({
  page,
}) => {
  await page.goto('/fr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-of="mf-content/blocks"]')).toBeVisible();
  await expect(page.locator('[data-of="mf-catalogue/product-slider"]').getByRole('link').first()).toBeVisible();

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Meubles' }).first().click();
  const cards = page.locator('[data-of="mf-catalogue/products"]').getByRole('article').getByRole('link');
  await expect(cards).toHaveCount(12);

  const name = (await cards.first().textContent()) ?? '';
  await cards.first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('[data-of="mf-catalogue/product-slider"]').first()).toBeVisible();
});

test('the HTML of a product page holds its heading, its blocks and the header', { tag: '@read' }, async () => {
  const { text: list } = await fetchPage('/fr/produits');
  const address = /href="(\/fr\/produits\/[\w-]+)"/.exec(list)?.[1] ?? '';
  const { text: html } = await fetchPage(address);
  const at = (pattern: RegExp) => html.search(pattern);
  expect(at(/<h1[^>]*>[^<]+<\/h1>/)).toBeGreaterThan(0);
  expect(at(/data-of="shell\/header"/)).toBeGreaterThan(0);
  expect(at(/data-of="mf-content\/blocks"/)).toBeGreaterThan(at(/data-of="mf-catalogue\/product"/));
  expect(at(/data-of="mf-catalogue\/product-slider"/)).toBeGreaterThan(at(/data-of="mf-content\/blocks"/));
});
