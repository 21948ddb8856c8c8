import { everywhere, type SitePage } from '../site/pages.ts';
import { readThrough } from '../site/read-through.ts';
import { at } from '../site/sites.ts';
import { expect } from '../site/test.ts';
import { faintTexts } from './faint-texts.ts';
import { testPage } from './test-page.ts';

/** A test of each page that is live: at each of these widths in pixels, every text on a picture can be read. */
export function checkTextsOnPictures(pages: SitePage[], widths: number[]): void {
  for (const sitePage of pages.filter(({ live }) => live)) {
    const { address } = sitePage;
    testPage(sitePage, `every text on a picture of ${address} can be read at ${widths.join(', ')} px`, async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(at(everywhere, address));
        await readThrough(page);
        expect(await faintTexts(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}
