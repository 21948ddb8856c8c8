import { pagesIn } from '../site/pages.ts';
import { expect, test } from '../site/test.ts';
import { openGallery } from './block-gallery.ts';
import { checkTextsOnPictures } from './check-texts-on-pictures.ts';
import { faintTexts } from './faint-texts.ts';

const widths = [320, 390, 768, 1024, 1280, 1920];

for (const language of ['fr', 'de'] as const) checkTextsOnPictures(await pagesIn(language), widths);

for (const width of widths)
  test(`every text on a picture of a block can be read at ${width} px`, async ({ page }) => {
    await openGallery(page, width);
    expect(await faintTexts(page)).toEqual([]);
  });
