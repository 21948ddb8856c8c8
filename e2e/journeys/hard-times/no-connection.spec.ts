import type { Page } from '@playwright/test';
import { lineIsCut } from '../../site/complaints.ts';
import { at } from '../../site/sites.ts';
import { alive, expect, test } from '../../site/test.ts';

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true }).first();
const says = (page: Page) => page.locator('.no-connection');

async function open(page: Page, address: string, of: string): Promise<void> {
  await page.goto(at('fr', address));
  await alive(page, of);
  await alive(page, 'shell/header');
}

/** Opens the contact form and writes into it; the menu is in sight again. */
async function beginMessage(page: Page): Promise<void> {
  await open(page, '/fr/contact', 'mf-contact/contact');
  await page.getByRole('textbox', { name: 'Objet' }).fill('Ligne 120');
  await page.evaluate(() => scrollTo(0, 0));
}

test('without a connection the page stays, says so, and goes on by itself when there is one', async ({
  page,
  context,
  complaints,
}) => {
  await beginMessage(page);
  await context.setOffline(true);
  await menu(page, 'Collections').click();
  await expect(says(page)).toContainText('Pas de connexion');
  await expect(page).toHaveURL('/fr/contact');
  await expect(page.getByRole('textbox', { name: 'Objet' })).toHaveValue('Ligne 120');
  await context.setOffline(false);
  await expect(page).toHaveURL('/fr/collections');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(says(page)).toBeEmpty();
  complaints.expect(lineIsCut);
});

test('without a connection, pages that were seen open again as they were', async ({ page, context, complaints }) => {
  await open(page, '/fr/contact', 'mf-contact/contact');
  // What the server rendered is remembered when the browser has nothing else to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await menu(page, 'Journal').click();
  await expect(page).toHaveURL('/fr/journal');
  await alive(page, 'mf-content/journal');
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(says(page)).toContainText('Voici la page telle que vous l’avez vue');
  await page.goForward();
  await expect(page.locator('[data-of="mf-content/journal"]')).toBeVisible();
  await context.setOffline(false);
  await expect(says(page)).toBeEmpty();
  complaints.expect(lineIsCut);
});

test('without a connection, a link or a search that loads a page waits for it too', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, '/fr/contact', 'mf-contact/contact');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Revendeurs' }).first().click();
  await expect(says(page)).toContainText('Pas de connexion');
  await page.getByRole('contentinfo').getByRole('searchbox').fill('Nantes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fr/contact');
  await expect(says(page)).toContainText('Pas de connexion');
  await context.setOffline(false);
  await expect(page).toHaveURL('/fr/revendeurs?place=Nantes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  complaints.expect(lineIsCut);
});

test('without a connection, a page that was fetched ahead waits for its code, and the one on screen stays', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, '/fr/contact', 'mf-contact/contact');
  await page.route('**/releases/mf-content/*/src_pages_journal*.js', (route) => route.abort());
  const ahead = page.waitForResponse('**/_page?url=%2Ffr%2Fjournal');
  await menu(page, 'Journal').hover();
  await ahead;
  await context.setOffline(true);
  await menu(page, 'Journal').click();
  await expect(says(page)).toContainText('Pas de connexion');
  await expect(page).toHaveURL('/fr/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();

  await page.unrouteAll({ behavior: 'wait' });
  await context.setOffline(false);
  await expect(page).toHaveURL('/fr/journal');
  await alive(page, 'mf-content/journal');
  complaints.expect(lineIsCut);
});

test('where nothing is reached though the browser believes that it is online, links and searches keep the page', async ({
  page,
  complaints,
}) => {
  await beginMessage(page);
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Revendeurs' }).first().click();
  await expect(says(page)).toContainText('Pas de connexion');
  await page.unrouteAll({ behavior: 'wait' });

  await expect(page).toHaveURL('/fr/revendeurs');

  await beginMessage(page);
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('chêne');
  // A line that swallows everything, as a train's Wi-Fi in a tunnel.
  await page.route('**/*', () => new Promise(() => {}));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator('.no-connection')).toContainText('Pas de connexion');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(says(page)).toContainText('Pas de connexion');
  await expect(page).toHaveURL('/fr/contact');
  await expect(page.getByRole('textbox', { name: 'Objet' })).toHaveValue('Ligne 120');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page).toHaveURL('/fr/recherche?item=ch%C3%AAne');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  complaints.expect(lineIsCut);
});

test('a list that could not be fetched is fetched by itself when the line is back', async ({ page, complaints }) => {
  await open(page, '/fr/produits', 'mf-catalogue/products');
  await page.route('**/graphql', (route) => route.abort());
  const filters = page.getByRole('navigation', { name: 'Filtres' });
  await filters
    .getByRole('link', { name: /^Miroir/ })
    .first()
    .click();
  const again = page.locator('#filters').getByRole('button', { name: 'Réessayer' });
  await expect(again).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(again).toHaveCount(0);
  await expect(page.locator('#filters').getByRole('article').first()).toContainText('Miroir');
  complaints.expect(lineIsCut, /^The product list could not be fetched/);
});

test('whoever goes back from a page that did not come no longer waits for it', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, '/fr/contact', 'mf-contact/contact');
  await menu(page, 'Journal').click();
  await alive(page, 'mf-content/journal');
  await page.goBack();
  await alive(page, 'mf-contact/contact');
  // A page load forgets what was seen before.
  await page.reload();
  await alive(page, 'mf-contact/contact');
  await page.getByRole('textbox', { name: 'Objet' }).fill('Ligne 120');
  await context.setOffline(true);
  await page.goForward();
  await expect(says(page)).toContainText('Pas de connexion');
  await page.goBack();
  await expect(page).toHaveURL('/fr/contact');
  await expect(says(page)).toBeEmpty();
  await expect(page.getByRole('textbox', { name: 'Objet' })).toHaveValue('Ligne 120');
  await context.setOffline(false);
  complaints.expect(lineIsCut);
});
