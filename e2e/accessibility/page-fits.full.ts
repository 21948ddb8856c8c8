import { languages } from 'shared/i18n';
import { pagesIn } from '../site/pages.ts';
import { expect, test } from '../site/test.ts';
import { openGallery } from './block-gallery.ts';
import { checkLayout } from './check-layout.ts';
import { graveBarriers } from './grave-barriers.ts';
import { layoutFaults } from './layout-faults.ts';

// 320 px is also a screen of 1280 px at a zoom of 400 %.
const widths = [320, 360, 390, 414, 768, 820, 1024, 1152, 1280, 1440, 1920];

for (const language of languages) {
  const pages = await pagesIn(language);
  // In the middle of a list there are the most numbers to turn to.
  const inTheMiddle = pages.filter(({ name }) => name === 'overview-product');
  checkLayout([...pages, ...inTheMiddle.map((page) => ({ ...page, address: `${page.address}?page=5` }))], widths);
}

for (const width of widths)
  test(`every type of block fits at ${width} px, and its text is read`, async ({ page }) => {
    await openGallery(page, width);
    expect(await layoutFaults(page)).toEqual([]);
    expect(await graveBarriers(page)).toEqual([]);
  });
