import type { Page, Route } from '@playwright/test';
import { openGalleryPage } from '../site/gallery.ts';
import { everywhere, pagesIn } from '../site/pages.ts';
import { scrollThrough } from '../site/read-through.ts';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';
import { hiddenOnScreen, hiddenWords } from './hidden-words.ts';

const widths = [390, 1280];
const faults: Record<string, (route: Route) => Promise<void>> = {
  absent: (route) => route.fulfill({ status: 404 }),
  blocked: (route) => route.abort('blockedbyclient'),
  'on their way': () => new Promise(() => {}),
};

async function withoutPictures(page: Page, fault: string, width: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
  await page.route(/\/(?:variants|pictures|films)\//, (route) => faults[fault]?.(route));
}

for (const fault of Object.keys(faults))
  for (const width of widths)
    test(`every word of every block is seen at ${width} px while its pictures are ${fault}`, async ({
      page,
      complaints,
    }) => {
      await withoutPictures(page, fault, width);
      await openGalleryPage(page);
      await scrollThrough(page);
      const hidden = await hiddenWords(page);
      complaints.length = 0;
      expect(hidden).toEqual([]);
    });

for (const [index, { address }] of (await pagesIn('fr')).filter(({ live }) => live).entries()) {
  const width = widths[index % widths.length] ?? 1280;
  test(`every word of ${address} is seen at ${width} px while its pictures are absent`, async ({
    page,
    complaints,
  }) => {
    await withoutPictures(page, 'absent', width);
    await page.goto(at(everywhere, address));
    await scrollThrough(page);
    const hidden = await hiddenWords(page);
    complaints.length = 0;
    expect(hidden).toEqual([]);
  });
}

const overlays: Record<string, (page: Page) => Promise<void>> = {
  Dimensions: (page) => page.getByRole('button', { name: 'Dimensions' }).click(),
  Nuancier: (page) => page.getByRole('button', { name: 'Nuancier' }).click(),
  'Que cherchez-vous': (page) => page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click(),
};

for (const [name, open] of Object.entries(overlays))
  for (const width of widths)
    test(`every word of the overlay “${name}” is seen at ${width} px while its pictures are absent`, async ({
      page,
      complaints,
    }) => {
      await withoutPictures(page, 'absent', width);
      await page.goto('/fr/produits/ligne-120');
      await alive(page, 'shell/header');
      await open(page);
      const overlay = page.getByRole('dialog', { name });
      await expect(overlay).toBeInViewport();
      if (name === 'Que cherchez-vous') await overlay.getByRole('combobox').fill('miroir');
      await expect(overlay.getByRole(name === 'Que cherchez-vous' ? 'option' : 'listitem').first()).toBeVisible();
      const hidden = await hiddenOnScreen(page);
      complaints.length = 0;
      expect(hidden).toEqual([]);
    });

for (const label of ['Meubles', 'Collections', 'Inspirations'])
  test(`every word of the menu “${label}” is seen while its pictures are absent`, async ({ page, complaints }) => {
    await withoutPictures(page, 'absent', 1280);
    await page.goto('/fr/contact');
    await alive(page, 'shell/header');
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).hover();
    await expect(page.getByRole('banner').locator('img').first()).toBeAttached();
    const hidden = await hiddenOnScreen(page);
    complaints.length = 0;
    expect(hidden).toEqual([]);
  });
