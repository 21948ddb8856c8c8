import type { Locator, Page } from '@playwright/test';
import { openGalleryPage } from '../site/gallery.ts';
import { alive, expect, test } from '../site/test.ts';

/** The gallery of blocks has a film behind words, far below; nothing of it is asked for before a reader is near. */
async function open(page: Page): Promise<{ block: Locator; films: string[] }> {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/films/')) films.push(request.url());
  });
  await openGalleryPage(page);
  await alive(page, 'mf-content/blocks');
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
  await page.getByRole('heading', { name: 'ImageFullTextBlock' }).scrollIntoViewIfNeeded();
  return { block: page.locator('section', { has: page.locator('video') }), films };
}

const plays = (block: Locator) => block.locator('video').evaluate((film: HTMLVideoElement) => !film.paused);
const frame = (block: Locator) => block.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);

// R179, R210
test('watch the film behind words: it plays while it is seen, rests when it is not, and stops when told', async ({
  page,
}) => {
  const { block } = await open(page);
  await block.scrollIntoViewIfNeeded();
  await expect.poll(() => frame(block)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => plays(block)).toBe(false);
  await block.scrollIntoViewIfNeeded();
  await expect.poll(() => plays(block)).toBe(true);
  await block.getByRole('button', { name: 'Arrêter la vidéo' }).click();
  expect(await plays(block)).toBe(false);
  await block.getByRole('button', { name: 'Lire la vidéo' }).click();
  await expect.poll(() => plays(block)).toBe(true);
});

test('see a picture in the place of the film where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { block, films } = await open(page);
  await page.waitForLoadState('networkidle');
  await expect(block).toHaveCount(0);
  expect(films).toEqual([]);
});
