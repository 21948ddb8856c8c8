import { failureOf, refusedFilesOf } from '../site/complaints.ts';
import { alive, countLoads, expect, test } from '../site/test.ts';
import { breakNetwork } from './broken-network.ts';
import { withFault } from './broken-release.ts';
import { failsInTheBrowser, loopsInTheBrowser } from './browser-faults.ts';
import { remoteNamed } from './remotes.ts';

// Each fault with one remote; `npm run e2e:full` has every fault of every remote.
failsInTheBrowser('view throws', remoteNamed('mf-search'));
failsInTheBrowser('part rejects', remoteNamed('mf-contact'));
loopsInTheBrowser(remoteNamed('mf-stores'));

test('a view that throws where there is no HTML leaves the error page, or for a fragment a message', async ({
  page,
  complaints,
}) => {
  await withFault('mf-account', 'view throws', async () => {
    await withFault('mf-catalogue', 'view throws', async () => {
      await page.goto('/fr/contact');
      await alive(page, 'mf-contact/contact');
      await alive(page, 'shell/header');
      await page.getByRole('banner').getByRole('link', { name: 'Ma liste de souhaits' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Un instant, s’il vous plaît' })).toBeVisible();
      await page.getByRole('link', { name: 'Retour à l’accueil', exact: true }).click();
      await expect(page.locator('[data-of="mf-content/home"]')).toBeVisible();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });
  complaints.expect(failureOf('mf-account'), failureOf('mf-catalogue'));
});

test('a fragment whose code fails never reloads the page; its message is gone at the next navigation', async ({
  page,
  complaints,
}) => {
  const heal = await breakNetwork(page, 'mf-catalogue', 'entry missing');
  const loads = countLoads(page);
  await page.goto('/fr');
  await alive(page, 'mf-content/home');
  const slider = page.locator('[data-of="mf-catalogue/product-slider"]').first();
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.getByRole('link').first()).toBeVisible();
  await slider.getByRole('button', { name: 'Produits suivants' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(loads()).toBe(1);

  await heal();
  await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click();
  await alive(page, 'mf-catalogue/product-slider');
  await expect(page.getByRole('alert')).toHaveCount(0);
  complaints.expect(refusedFilesOf('mf-catalogue'), failureOf('mf-catalogue'));
});

test('a page whose code fails on the way to it is loaded as HTML instead, once more for its code, and stays', async ({
  page,
  complaints,
}) => {
  const loads = countLoads(page);
  await page.goto('/fr');
  await alive(page, 'shell/header');
  await breakNetwork(page, 'mf-account', 'entry missing');
  await page.getByRole('banner').getByRole('link', { name: 'Ma liste de souhaits' }).click();
  await expect.poll(loads).toBe(3);
  await expect(page.locator('[data-of="mf-account/login"]').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => complaints.all.filter((text) => text.includes('mf-account/login')).length).toBe(1);
  expect(loads()).toBe(3);
  complaints.expect(refusedFilesOf('mf-account'), failureOf('mf-account'));
});

// R172
test('where server and browser both fail, the error page takes the place of the page', async ({ page, complaints }) => {
  await withFault('mf-stores', 'server throws', async () => {
    await breakNetwork(page, 'mf-stores', 'entry missing');
    await page.goto('/fr/revendeurs');
    await expect(page.getByRole('heading', { level: 1, name: 'Un instant, s’il vous plaît' })).toBeVisible();
    await page.getByRole('link', { name: 'Retour à l’accueil', exact: true }).click();
    await expect(page.locator('[data-of="mf-content/home"]')).toBeVisible();
  });
  complaints.expect(/^503 /, refusedFilesOf('mf-stores'), failureOf('mf-stores'));
});
