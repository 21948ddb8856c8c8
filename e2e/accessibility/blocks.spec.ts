import { fetchPage } from '../site/fetch-page.ts';
import { expect, test } from '../site/test.ts';
import { openGallery } from './block-gallery.ts';
import { graveBarriers } from './grave-barriers.ts';

// `npm run e2e:full` takes a look at 1280 px, too.
test('no type of block has a serious barrier at 390 px', async ({ page }) => {
  await openGallery(page, 390);
  expect(await graveBarriers(page)).toEqual([]);
});

test('visitors have no gallery', async () => {
  expect((await fetchPage('/fr/blocs')).status).toBe(404);
});
