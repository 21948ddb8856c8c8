import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

for (const { host, path, title, home } of [
  { host: 'be', path: '/fr', title: 'Cette page est introuvable', home: 'Retour à l’accueil' },
  { host: 'be', path: '/nl', title: 'Deze pagina kan niet worden gevonden', home: 'Naar de startpagina' },
  { host: 'uk', path: '/en', title: 'This page could not be found', home: 'Back to the home page' },
] as const) {
  // R51, R168
  test(`a link to a page that is not there leads to the not-found page of ${path}, and from there home`, {
    tag: '@read',
  }, async ({ page }) => {
    await page.goto(at(host, path));
    await alive(page, 'shell/header');
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Nowhere' });
      document.querySelector('#page')?.prepend(link);
    }, `${path}/absent`);
    await page.getByRole('link', { name: 'Nowhere' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(`${title}, Rivelle`);
    await expect(page).toHaveURL(at(host, `${path}/absent`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.locator('#page').getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(at(host, path));
    await expect(page.locator('[data-of="mf-content/home"]')).toBeVisible();
  });
}

// R40, R54, R94
test('the field of the footer loads the store locator with the place, as a page of its own', { tag: '@read' }, async ({
  page,
}) => {
  await page.goto('/fr');
  const field = page.getByRole('contentinfo').getByRole('searchbox', { name: 'Ville ou code postal' });
  await field.fill('Nantes');
  const loaded = page.waitForEvent('domcontentloaded');
  await field.press('Enter');
  await loaded;
  await expect(page).toHaveURL('/fr/revendeurs?place=Nantes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
