import type { Locator } from '@playwright/test';
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

for (const [width, height] of [
  [320, 640],
  [844, 390],
  [1280, 800],
] as const)
  test(`each step begins with its question and an answer in sight at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(finderPage);
    const finder = page.getByRole('region', { name: 'Trouver son miroir' });
    await finder.scrollIntoViewIfNeeded();
    await alive(page, 'mf-catalogue/mirror-finder');
    const asked = finder.getByRole('heading', { level: 3 });
    const edgeOf = (element: Locator, edge: 'top' | 'bottom') =>
      element.evaluate((element, edge) => element.getBoundingClientRect()[edge], edge);
    const seesQuestion = async (text: string, answer: string) => {
      await expect(asked).toHaveText(text);
      await expect(asked).toBeInViewport({ ratio: 1 });
      await expect(finder.getByText(answer, { exact: true })).toBeInViewport({ ratio: 1 });
      // Not below the header.
      const below = await edgeOf(page.getByRole('banner'), 'bottom');
      expect(await edgeOf(asked, 'top')).toBeGreaterThan(below);
    };
    await finder.getByRole('link', { name: /Formes souples/ }).click();
    await seesQuestion('Quelle largeur pour votre courbe ?', 'De 40 à 60 cm');
    await finder.getByRole('link', { name: /De 70 à 120 cm/ }).click();
    await seesQuestion('De quoi avez-vous besoin ?', 'Éclairage');
    await finder.getByRole('checkbox', { name: /Éclairage/ }).check();
    await finder.getByRole('button', { name: 'Continuer' }).click();
    await seesQuestion('D’où doit venir la lumière ?', 'Éclairage intégré');
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
