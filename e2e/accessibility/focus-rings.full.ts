import { pagesIn } from '../site/pages.ts';
import { expect, test } from '../site/test.ts';
import { openGallery } from './block-gallery.ts';
import { checkFocusRings, hiddenRings } from './focus-rings.ts';

const widths = [390, 1280];

for (const page of (await pagesIn('de')).filter(({ live }) => live)) checkFocusRings(page, widths);

for (const width of widths)
  test(`every type of block shows the keyboard’s place at ${width} px`, async ({ page }) => {
    await openGallery(page, width);
    expect(await hiddenRings(page)).toEqual([]);
  });
