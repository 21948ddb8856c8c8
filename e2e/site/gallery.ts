import type { Page } from '@playwright/test';
import { blockGallery } from '../../deploy/content-api/block-gallery.ts';
import { contentFolder } from '../../deploy/demo/content.ts';
import { writePage } from './site-content.ts';

const path = '/cms/tous-les-blocs';

/** Where the page with every type of block is. */
export const galleryPath = `/fr${path}`;

/** Writes a page with every type of block into the site; only development has one by itself. */
export async function writeGalleryPage(): Promise<void> {
  await writePage({ ...(await blockGallery(contentFolder)), path });
}

export async function openGalleryPage(page: Page): Promise<void> {
  await writeGalleryPage();
  await page.goto(galleryPath);
}
