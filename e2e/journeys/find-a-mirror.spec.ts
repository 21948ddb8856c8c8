import { alive, expect, test } from '../site/test.ts';

const finderPage = '/fr/trouver-mon-miroir';

// R242, R246, R247
test('find a mirror by the keyboard alone, change an answer, and come back', { tag: '@read' }, async ({ page }) => {
  await page.goto(finderPage);
  const finder = page.getByRole('region', { name: 'Trouver son miroir' });
  await finder.scrollIntoViewIfNeeded();
  await alive(page, 'mf-catalogue/mirror-finder');
  const asked = finder.getByRole('heading', { level: 3 }).first();

  await finder.getByRole('link', { name: /Formes souples/ }).focus();
  await page.keyboard.press('Enter');
  await expect(asked).toHaveText('Quelle largeur pour votre courbe ?');
  await expect(finder).toBeFocused();
  await finder.getByRole('link', { name: /De 70 à 120\scm/ }).press('Enter');
  await expect(asked).toHaveText('De quoi avez-vous besoin ?');
  await expect(finder.getByText('Demande un raccordement électrique derrière le miroir')).toBeVisible();
  await alive(page, 'mf-catalogue/mirror-finder');
  await finder.getByRole('checkbox', { name: /Éclairage/ }).press('Space');
  await finder.getByRole('button', { name: 'Continuer' }).press('Enter');
  await expect(asked).toHaveText('D’où doit venir la lumière ?');
  await finder.getByRole('link', { name: /Éclairage intégré/ }).press('Enter');
  await expect(finder.getByRole('heading', { name: /miroirs? pour vous/ })).toBeVisible();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    style: '1a',
    'dimension-organic': '2b',
    options: '3a',
    lighting: '4a',
  });

  await page.goBack();
  await expect(asked).toHaveText('D’où doit venir la lumière ?');
  await page.goForward();
  await page.reload();
  await expect(finder.getByRole('heading', { name: /miroirs? pour vous/ })).toBeVisible();
  await finder.getByRole('link', { name: /^Options/ }).click();
  await expect(asked).toHaveText('De quoi avez-vous besoin ?');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('several options are sent by the form itself', { tag: '@read' }, async ({ page }) => {
    await page.goto(`${finderPage}?style=1b&dimension-geometric=2b`);
    await page.getByRole('checkbox', { name: /Couleur au choix/ }).check();
    await page.getByRole('checkbox', { name: /Antibuée/ }).check();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByText(/pour vous|Aucun produit ne correspond/)).toBeVisible();
  });
});
