import type { Locator, Page } from '@playwright/test';
import { blockTypes } from 'shared/schema';
import { openGalleryPage } from '../site/gallery.ts';
import { readThrough } from '../site/read-through.ts';
import { expect } from '../site/test.ts';

/** Reads the page that has every type of block at a width. Answers each block by the name of its type. */
export async function openGallery(page: Page, width: number): Promise<Map<string, Locator>> {
  await page.setViewportSize({ width, height: 800 });
  await openGalleryPage(page);
  await readThrough(page);
  // A heading of the page, then for each type its name and a block.
  const blocks = page.locator('[data-of="mf-content/blocks"] > :not(script)');
  await expect(blocks).toHaveCount(1 + 2 * blockTypes.length);
  const types = (await blocks.allTextContents()).filter((_, index) => index % 2 === 1);
  return new Map(types.map((type, index) => [type, blocks.nth(2 + 2 * index)]));
}
