import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

// R17, R31
test('from home to the products, to one of them, and back, without a page load', { tag: '@read' }, async ({ page }) => {
  await page.goto('/fr');
  await alive(page, 'mf-content/home');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Meubles' }).first().click();
  await expect(page).toHaveURL('/fr/produits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const card = page.locator('[data-of="mf-catalogue/products"]').getByRole('article').getByRole('link').first();
  const name = await card.textContent();
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name ?? ''));

  await page.goBack();
  await expect(page).toHaveURL('/fr/produits');
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/fr');
  await expect(page.locator('[data-of="mf-content/home"]')).toBeVisible();

  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('back from a product shows the list where the reader left it', { tag: '@read' }, async ({ page }) => {
  await page.goto('/fr/produits');
  await alive(page, 'mf-catalogue/products');
  const cards = page.locator('[data-of="mf-catalogue/products"]').getByRole('article').getByRole('link');
  await cards.nth(7).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await cards.nth(7).click();
  await expect(page).toHaveURL(/produits\/./);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/fr/produits');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

// R136
test('the second page of the products can be linked, reloaded and gone back from', { tag: '@read' }, async ({
  page,
}) => {
  await page.goto('/fr/produits?page=2');
  await alive(page, 'mf-catalogue/products');
  const pagination = page.getByRole('navigation', { name: 'Pages de résultats' });
  await expect(pagination.locator('[aria-current="page"]')).toHaveText('2');
  await pagination.getByRole('link', { name: 'Page 1', exact: true }).click();
  await expect(pagination.locator('[aria-current="page"]')).toHaveText('1');
  await page.goBack();
  await expect(pagination.locator('[aria-current="page"]')).toHaveText('2');
});

test('every remote serves its page', { tag: '@read' }, async ({ page }) => {
  const pages = {
    'mf-content': '/fr',
    'mf-catalogue': '/fr/collections',
    'mf-account': '/fr/connexion',
    'mf-search': '/fr/recherche?item=miroir',
    'mf-stores': '/fr/revendeurs',
    'mf-contact': '/fr/contact',
  };
  for (const [remote, address] of Object.entries(pages)) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    const part = page.locator(`#page > [data-remote="${remote}"]`);
    await expect(part.getByRole('heading', { level: 1 }), address).toBeVisible();
    await alive(page, (await part.getAttribute('data-of')) ?? '');
  }
});

// R16, R168
test('an unknown address is a real 404 with a way home', { tag: '@read' }, async ({ page, complaints }) => {
  const answer = await page.goto('/fr/produits/il-n-y-en-a-pas');
  expect(answer?.status()).toBe(404);
  await alive(page, 'shell/not-found');
  await page.getByRole('link', { name: 'Retour à l’accueil', exact: true }).click();
  await expect(page).toHaveURL(at('fr', '/fr'));
  complaints.expect(/^404 \S+\/fr\/produits\//);
});
