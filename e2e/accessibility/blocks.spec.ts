import { fetchPage } from '../site/fetch-page.ts';
import { expect, test } from '../site/test.ts';
import { openGallery } from './block-gallery.ts';
import { graveBarriers } from './grave-barriers.ts';

test('no type of block has a serious barrier at 1280 and 390 px', async ({ page }) => {
  for (const width of [1280, 390]) {
    await openGallery(page, width);
    expect(await graveBarriers(page), `barriers at ${width} px`).toEqual([]);
  }
});

test('visitors have no gallery', async () => {
  expect((await fetchPage('/fr/blocs')).status).toBe(404);
});
