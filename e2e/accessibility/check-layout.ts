import { everywhere, type SitePage } from '../site/pages.ts';
import { readThrough } from '../site/read-through.ts';
import { at } from '../site/sites.ts';
import { expect } from '../site/test.ts';
import { layoutFaults } from './layout-faults.ts';
import { smallTexts } from './small-texts.ts';
import { testPage } from './test-page.ts';

/** A test of each page that is live: at each of these widths in pixels, everything fits, and no letters are smaller. */
export function checkLayout(pages: SitePage[], widths: number[], smallest = 0): void {
  for (const sitePage of pages.filter(({ live }) => live)) {
    const { address } = sitePage;
    testPage(sitePage, `everything on ${address} fits at ${widths.join(', ')} px`, async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 });
      await page.goto(at(everywhere, address));
      await readThrough(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
        expect(await smallTexts(page, smallest), `at ${width} px`).toEqual([]);
      }
    });
  }
}
