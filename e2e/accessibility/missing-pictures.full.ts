import type { Page, Route } from '@playwright/test';
import type { Complaints } from '../site/complaints.ts';
import { openGalleryPage } from '../site/gallery.ts';
import { everywhere, pagesIn } from '../site/pages.ts';
import { readThrough, scrollThrough } from '../site/read-through.ts';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';
import { hiddenOnScreen, hiddenWords } from './hidden-words.ts';

const widths = [390, 1280];
const faults: Record<string, (route: Route) => Promise<void>> = {
  absent: (route) => route.fulfill({ status: 404 }),
  blocked: (route) => route.abort('blockedbyclient'),
  'on their way': () => new Promise(() => {}),
};

interface Watched {
  page: Page;
  complaints: Complaints;
}

async function withoutPictures({ page, complaints }: Watched, fault: string, width: number): Promise<void> {
  complaints.allow(
    /^(?:404|Failed to load resource: net::ERR_BLOCKED_BY_CLIENT\S*) \S+\/(?:variants|pictures|films)\//,
  );
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
      await withoutPictures({ page, complaints }, fault, width);
      await openGalleryPage(page);
      await scrollThrough(page);
      const hidden = await hiddenWords(page);
      expect(hidden).toEqual([]);
    });

interface Room {
  name: string;
  width: number;
  height: number;
}

/** How large everything is that shows a picture or holds one, in the order of the page. */
const roomsOf = (page: Page): Promise<Room[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#page img, #page :has(img)')].map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return { name: `${one.localName} ${one.className}`, width, height };
    }),
  );

/** A pixel is the difference between a picture's own shape and that of the whole numbers that say it. */
const differing = (there: Room[], absent: Room[]): string[] =>
  there.flatMap(({ name, width, height }, index) => {
    const other = absent[index] ?? { name: 'nothing', width: 0, height: 0 };
    const isSame = name === other.name && Math.abs(width - other.width) <= 1 && Math.abs(height - other.height) <= 1;
    return isSame ? [] : [`${name}: ${width} × ${height}, absent ${other.name}: ${other.width} × ${other.height}`];
  });

for (const width of widths)
  for (const path of ['every block', '/fr', '/fr/produits', '/fr/produits/ligne-120', '/fr/collections'])
    test(`a picture that is absent has the room that it would take at ${width} px: ${path}`, async ({
      page,
      complaints,
    }) => {
      const open = () => (path === 'every block' ? openGalleryPage(page) : page.goto(path));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await open();
      await readThrough(page);
      const there = await roomsOf(page);
      expect(there.length).toBeGreaterThan(10);
      await withoutPictures({ page, complaints }, 'absent', width);
      await open();
      await readThrough(page);
      // The site asks for it again, three times.
      await expect.poll(async () => differing(there, await roomsOf(page))).toEqual([]);
    });

for (const [index, { address, name }] of (await pagesIn('fr')).filter(({ live }) => live).entries()) {
  const width = widths[index % widths.length] ?? 1280;
  test(`every word of ${address} is seen at ${width} px while its pictures are absent`, async ({
    page,
    complaints,
  }) => {
    await withoutPictures({ page, complaints }, 'absent', width);
    if (name === 'not-found') complaints.expect(/^404 \S+\/fr\//);
    await page.goto(at(everywhere, address));
    await scrollThrough(page);
    const hidden = await hiddenWords(page);
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
      await withoutPictures({ page, complaints }, 'absent', width);
      await page.goto('/fr/produits/ligne-120');
      await alive(page, 'shell/header');
      await open(page);
      const overlay = page.getByRole('dialog', { name });
      await expect(overlay).toBeInViewport();
      if (name === 'Que cherchez-vous') await overlay.getByRole('combobox').fill('miroir');
      await expect(overlay.getByRole(name === 'Que cherchez-vous' ? 'option' : 'listitem').first()).toBeVisible();
      const hidden = await hiddenOnScreen(page);
      expect(hidden).toEqual([]);
    });

for (const label of ['Meubles', 'Collections', 'Inspirations'])
  test(`every word of the menu “${label}” is seen while its pictures are absent`, async ({ page, complaints }) => {
    await withoutPictures({ page, complaints }, 'absent', 1280);
    await page.goto('/fr/contact');
    await alive(page, 'shell/header');
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).hover();
    await expect(page.getByRole('banner').locator('img').first()).toBeAttached();
    const hidden = await hiddenOnScreen(page);
    expect(hidden).toEqual([]);
  });
