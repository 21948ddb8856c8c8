import { followLink } from '../site/follow-link.ts';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

// R10, R11
test('Belgium reads in French and in Dutch, and its root leads to French', { tag: '@read' }, async ({ page }) => {
  await page.goto(at('be', '/'));
  await expect(page).toHaveURL(at('be', '/fr'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-BE');
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Meubles' }).first(),
  ).toBeVisible();

  await page.goto(at('be', '/nl/producten'));
  await alive(page, 'mf-catalogue/products');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE');
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Meubels' }).first(),
  ).toBeVisible();
  await page.locator('[data-of="mf-catalogue/products"]').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/nl\/producten\/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// C9
test('"/" leads to the language that the visitor read last', { tag: '@read' }, async ({ page }) => {
  await page.goto(at('be', '/nl'));
  await page.goto(at('be', '/'));
  await expect(page).toHaveURL(at('be', '/nl'));
});

// C60
test('a language that the country does not speak is not found', { tag: '@read' }, async ({ page, complaints }) => {
  const answer = await page.goto(at('be', '/en/products'));
  expect(answer?.status()).toBe(404);
  complaints.expect(/^404 \S+\/en\/products$/);
});

test('a link to the other language changes header and footer too, without a page load', { tag: '@read' }, async ({
  page,
}) => {
  await page.goto(at('be', '/fr'));
  await alive(page, 'shell/header');
  await followLink(page, '/nl/producten');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Meubels' }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Verkooppunten' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Ons huis' })).toBeVisible();
});
