import type { Page } from '@playwright/test';
import { alive, expect, test } from '../site/test.ts';

async function openProduct(page: Page) {
  await page.goto('/fr/produits/ligne-120');
  await alive(page, 'mf-catalogue/product');
  await alive(page, 'mf-content/blocks');
}

// R142, R235
test('from a product to another of its sizes by the overlay, with the keyboard alone', { tag: '@read' }, async ({
  page,
}) => {
  await openProduct(page);
  const opener = page.getByRole('button', { name: 'Dimensions' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const overlay = page.getByRole('dialog', { name: 'Dimensions' });
  await expect(overlay.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  const other = overlay.getByRole('link', { name: /^Voir ce produit/ }).first();
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/ligne-120/);
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

// R239, C37
test('one overlay of a product turns into another', { tag: '@read' }, async ({ page }) => {
  await openProduct(page);
  await page.getByRole('button', { name: 'Nuancier' }).click();
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByRole('heading', { level: 2, name: 'Nuancier' })).toBeVisible();
  const others = overlay.getByRole('navigation').getByRole('button', { pressed: false });
  for (const name of await others.allTextContents()) {
    await overlay.getByRole('navigation').getByRole('button', { name }).click();
    await expect(overlay.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(overlay.getByRole('listitem').first()).toBeVisible();
  }
});

test('the pictures of a product turn by arrow keys and buttons', { tag: '@read' }, async ({ page }) => {
  await openProduct(page);
  const gallery = page.getByRole('region', { name: 'Photos du produit' });
  await gallery.getByRole('list').focus();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByRole('status')).toHaveText('Photo 2 sur 3');
  await gallery.getByRole('button', { name: 'Photo précédente' }).click();
  await expect(gallery.getByRole('status')).toHaveText('Photo 1 sur 3');
});

// Issue 38, CC3: on a telephone the hero in the gallery began with an empty wall.
test('on a telephone each picture of a product is cut to the screen, around its product', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openProduct(page);
  const pictures = page.getByRole('list', { name: 'Photos' }).getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    const { width } = (await picture.boundingBox()) ?? { width: Number.POSITIVE_INFINITY };
    expect(width).toBeLessThan(390);
  }
  await expect(pictures.last()).toHaveCSS('object-position', '83% 50%');
});

test('a product is drawn on a wall as wide as the visitor says', { tag: '@read' }, async ({ page }) => {
  await openProduct(page);
  await expect(page.getByRole('img', { name: /à côté d’une personne de 170\scm/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Sur un mur' }).check();
  await page.getByRole('spinbutton', { name: /Largeur de votre mur/ }).fill('221');
  await expect(page.getByText('Il reste 50 cm libres de chaque côté.')).toBeVisible();
  await expect(page.getByRole('img', { name: /d’un mur de 221\scm/ })).toBeVisible();
});
