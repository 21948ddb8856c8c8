import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '../site/test.ts';
import { openGallery } from './block-gallery.ts';

const folder = join(import.meta.dirname, '../../.build/e2e/blocks');

/** What lies over the page is on no picture. */
const picture = {
  animations: 'disabled',
  style: '#cc-main, [of="shell/header"] { visibility: hidden !important }',
} as const;

for (const width of [390, 1280]) {
  test(`a picture is taken of every type of block at ${width} px`, async ({ page }) => {
    mkdirSync(folder, { recursive: true });
    for (const [type, block] of await openGallery(page, width))
      await block.screenshot({ path: join(folder, `${type}-${width}.png`), ...picture });
  });
}
