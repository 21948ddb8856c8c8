import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';
import { startDeveloper } from './developer.ts';

test('a developer sees a site that runs elsewhere with a remote of their own, which follows what they save', async ({
  page,
}) => {
  const developer = await startDeveloper('--site', at('fr', ''));
  try {
    await page.goto(developer.at('/fr'));
    await alive(page, 'mf-content/home');
    await expect(page.locator('[data-of="mf-catalogue/product-slider"]').getByRole('link').first()).toBeAttached();
    developer.edit(
      'mf-search/src/pages/search/page.tsx',
      '<SearchForm',
      '<p>En travaux</p>}{total === 0 && <SearchForm',
    );
    await page.goto(developer.at('/fr/recherche'));
    await expect(page.getByText('En travaux')).toBeVisible();
    await alive(page, 'mf-search/search');

    // The site knows the operations of the server and of the browser by their hashes.
    await page.getByRole('main').getByRole('searchbox').fill('noyer');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/item=noyer/);
    await alive(page, 'mf-search/search');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Collections \(/ })
      .click();
    await expect(page).toHaveURL(/tab=collections/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.goto(at('fr', '/fr/recherche'));
    await expect(page.getByText('En travaux')).toHaveCount(0);
  } finally {
    await developer.close();
  }
});
