import type { Page } from '@playwright/test';
import { giveMapsKey, mapsCalls, standInForMaps } from '../site/maps-service.ts';
import { alive, expect, test } from '../site/test.ts';

const locator = (page: Page) => page.locator('[data-of="mf-stores/store-locator"]');
const cards = (page: Page) => locator(page).getByRole('article');
const map = (page: Page) => page.getByRole('application', { name: 'Carte des revendeurs' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Ville, code postal ou adresse' });
const result = (page: Page) => locator(page).getByText(/revendeurs? autour de/);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page, 'mf-stores/store-locator');
  await expect(map(page)).toBeVisible();
}

// R317, R318, R323
test('a town is found by the keyboard alone, its nearest store shown on the map and left again', {
  tag: '@read',
}, async ({ page }) => {
  await open(page, '/fr/revendeurs');
  await field(page).focus();
  await page.keyboard.type('marse');
  await expect(page.getByRole('option', { name: /^Marseille\b(?! \d)/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('Marseille');
  await expect(page).toHaveURL('/fr/revendeurs?place=Marseille');
  const first = cards(page).first().getByRole('heading').getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(map(page).getByRole('button', { name })).toHaveAttribute('aria-current', 'true');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Revenir aux résultats' }).press('Enter');
  await expect(first).not.toHaveAttribute('aria-current');
  // A marker is reached and pressed by the keyboard too.
  await map(page).getByRole('button', { name }).press('Enter');
  await expect(first).toHaveAttribute('aria-current', 'true');
});

// R320, R321
test('a cluster opens by a press, and the list follows what the map shows', { tag: '@read' }, async ({ page }) => {
  await open(page, '/fr/revendeurs');
  await expect(cards(page).nth(10)).toBeAttached();
  const all = await locator(page)
    .getByText(/^\d+ sur \d+$/)
    .textContent();
  await map(page)
    .getByRole('button', { name: /revendeurs, agrandir/ })
    .first()
    .press('Enter');
  await expect(locator(page).getByText(String(all), { exact: true })).toHaveCount(0);
});

// R319, R328, C58
test('an address that the site does not know is told, and nothing goes to a third party', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('.localhost')) foreign.push(request.url());
  });
  await open(page, '/fr/revendeurs?place=99999');
  await expect(page.getByRole('alert')).toContainText('Nous ne connaissons pas « 99999 »');
  await field(page).fill('75011');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(result(page)).toContainText('75011');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(foreign).toEqual([]);
});

// R315, C58
test('the visitor’s own place is searched around, or the page says why not', async ({ page, context }) => {
  await open(page, '/fr/revendeurs');
  const press = () => page.getByRole('button', { name: 'Me localiser' }).click();
  await press();
  await expect(page.getByRole('alert')).toContainText('ne nous donne pas votre position');

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(null);
  await press();
  await expect(page.getByRole('alert')).toContainText('introuvable pour le moment');

  await context.setGeolocation({ latitude: 45.76, longitude: 4.85 });
  await press();
  await expect(result(page)).toContainText('autour de votre position');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('without its map the list stands alone and finds', async ({ page, complaints }) => {
  await page.route(/leaflet/, (route) => route.abort());
  await page.goto('/fr/revendeurs');
  await expect(locator(page).getByText('La carte n’a pas pu s’afficher', { exact: false })).toBeVisible();
  await field(page).fill('Nantes');
  await field(page).press('Enter');
  await expect(result(page)).toContainText('Nantes');
  await expect(cards(page).first()).toBeVisible();
  complaints.expect(/ERR_FAILED \S+leaflet/);
});

// R40, R316
test('on a telephone the map begins further out, and nothing is wider than the screen', { tag: '@read' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/fr/revendeurs?place=Lyon&radius=100');
  await expect(result(page)).toContainText('Lyon');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await map(page).getByRole('button').first().scrollIntoViewIfNeeded();
  await expect(map(page)).toBeInViewport();
});

// R323, R327, R330, C42, C58
test('the maps service is asked only after consent; it then draws the map and finds addresses', async ({ page }) => {
  const asked = await standInForMaps(page);
  await giveMapsKey(page, '/fr/revendeurs', 'a-key-of-the-maps-service');
  await page.goto('/fr/revendeurs');
  await alive(page, 'mf-stores/store-locator');
  await expect(map(page)).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await expect(map(page)).toHaveCount(0);
  await expect.poll(() => mapsCalls(page, 'setCenter')).toEqual([['setCenter', { lat: 46.5, lng: 2.32 }]]);
  expect(await mapsCalls(page, 'setZoom')).toEqual([['setZoom', 6.1]]);
  expect(asked.map(({ searchParams }) => [searchParams.get('key'), searchParams.get('language')])).toEqual([
    ['a-key-of-the-maps-service', 'fr'],
  ]);

  await field(page).fill('99 rue de Rivoli');
  await field(page).press('Enter');
  await expect(result(page)).toContainText('Rue de Rivoli, 75001 Paris');
  expect(await mapsCalls(page, 'geocode')).toEqual([
    ['geocode', { address: '99 rue de Rivoli', language: 'fr', region: 'FR' }],
  ]);
  await expect.poll(() => mapsCalls(page, 'fitBounds')).not.toEqual([]);

  const first = cards(page).first().getByRole('heading').getByRole('link');
  const name = (await first.textContent()) ?? '';
  await locator(page).getByRole('button', { name }).click();
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => mapsCalls(page, 'setZoom')).toContainEqual(['setZoom', 15]);

  await field(page).fill('quota');
  await field(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^La recherche n’a pas abouti\. Réessayez/);
});

test('where the maps service cannot be had, the map of our own takes its place', async ({ page, complaints }) => {
  await page.route('https://maps.googleapis.com/**', (route) => route.abort());
  await giveMapsKey(page, '/fr/revendeurs', 'a-key-of-the-maps-service');
  await page.goto('/fr/revendeurs');
  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await expect(map(page)).toBeVisible();
  await expect(map(page).getByRole('button').first()).toBeVisible();
  complaints.expect(/ERR_FAILED https:\/\/maps\.googleapis\.com\//, /^Failed to load Google Maps script, retrying/);
});
