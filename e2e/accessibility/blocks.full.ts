import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../site/test.ts';
import { openGallery } from './block-gallery.ts';
import { graveBarriers } from './grave-barriers.ts';

const folder = join(import.meta.dirname, '../../.build/e2e/blocks');

/** What lies over the page is on no picture. */
const picture = {
  animations: 'disabled',
  style: '#cc-main, [of="shell/header"] { visibility: hidden !important }',
} as const;

for (const width of [390, 1280]) {
  test(`a picture is taken of every type of block at ${width} px, and none has a serious barrier`, async ({ page }) => {
    mkdirSync(folder, { recursive: true });
    const gallery = await openGallery(page, width);
    expect(await graveBarriers(page)).toEqual([]);
    for (const [type, block] of gallery)
      await block.screenshot({ path: join(folder, `${type}-${width}.png`), ...picture });
  });
}
