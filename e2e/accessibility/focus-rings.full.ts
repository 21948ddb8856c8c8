import type { Page } from '@playwright/test';
import { pagesIn } from '../site/pages.ts';
import { alive, expect, test } from '../site/test.ts';
import { openGallery } from './block-gallery.ts';
import { checkFocusRings, hiddenRings } from './focus-rings.ts';

const widths = [390, 1280];

for (const page of (await pagesIn('de')).filter(({ live }) => live)) checkFocusRings(page, widths);

for (const width of widths)
  test(`every type of block shows the keyboard’s place at ${width} px`, async ({ page }) => {
    // A film would change behind its button.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery(page, width);
    expect(await hiddenRings(page)).toEqual([]);
  });

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().press('Enter');

const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await expect(page.getByRole('dialog').filter({ visible: true })).toContainText(/./);
};

/** What opens over a page, and on which screens there is something to open it. */
const overlays: Record<string, { on: number[]; open(page: Page): Promise<void> }> = {
  'the menu of a phone': { on: [390], open: press('Ouvrir le menu') },
  'the menu of products': { on: [1280], open: press('Ouvrir le sous-menu Meubles') },
  'the menu of inspirations': { on: [1280], open: press('Ouvrir le sous-menu Inspirations') },
  'the menu of the brand': { on: [1280], open: press('Ouvrir le sous-menu La maison') },
  'the choice of countries': { on: [1280], open: press('FR, pays et langue') },
  'the search': { on: widths, open: searchFor('miroir') },
  'a product’s dimensions': { on: widths, open: openDialog('Dimensions') },
  'a product’s colours': { on: widths, open: openDialog('Nuancier') },
  'what a visitor without an account is told': { on: widths, open: openDialog(/à ma liste$/) },
  'the choice of cookies': { on: widths, open: openDialog('Gérer les cookies') },
};

for (const [name, { on, open }] of Object.entries(overlays))
  for (const width of on)
    test(`${name} shows the keyboard’s place at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/fr/produits/ligne-120');
      await alive(page, 'shell/header');
      await open(page);
      expect(await hiddenRings(page, { over: true })).toEqual([]);
    });

function searchFor(text: string) {
  return async (page: Page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).press('Enter');
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.fill(text);
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  };
}
