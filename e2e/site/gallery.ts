import type { Page } from '@playwright/test';
import { blockGallery } from '../../deploy/content-api/block-gallery.ts';
import { contentFolder } from '../../deploy/demo/content.ts';
import { writePage } from './site-content.ts';

const path = '/cms/tous-les-blocs';

/** Opens a page with every type of block, which only development has by itself: it is written into the site first. */
export async function openGalleryPage(page: Page): Promise<void> {
  await writePage({ ...(await blockGallery(contentFolder)), path });
  await page.goto(`/fr${path}`);
}
