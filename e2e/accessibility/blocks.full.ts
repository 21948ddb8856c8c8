import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../site/test.ts';
import { openGallery } from './block-gallery.ts';
import { graveBarriers } from './grave-barriers.ts';

const folder = join(import.meta.dirname, '../../.build/e2e/blocks');

for (const width of [390, 1280]) {
  test(`a picture is taken of every type of block at ${width} px, and none has a serious barrier`, async ({ page }) => {
    mkdirSync(folder, { recursive: true });
    const gallery = await openGallery(page, width);
    expect(await graveBarriers(page)).toEqual([]);
    // What lies over the page is on no picture; the policy lets a test add no style sheet.
    for (const over of await page.locator('#cc-main, [of="shell/header"]').all())
      await over.evaluate(({ style }: HTMLElement) => style.setProperty('visibility', 'hidden', 'important'));
    for (const [type, block] of gallery)
      await block.screenshot({ path: join(folder, `${type}-${width}.png`), animations: 'disabled', caret: 'initial' });
  });
}
