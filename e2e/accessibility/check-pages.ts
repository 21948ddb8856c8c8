import { fetchPage } from '../site/fetch-page.ts';
import { everywhere, type SitePage } from '../site/pages.ts';
import { readThrough } from '../site/read-through.ts';
import { at } from '../site/sites.ts';
import { expect, test } from '../site/test.ts';
import { graveBarriers } from './grave-barriers.ts';
import { layoutFaults } from './layout-faults.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { testPage } from './test-page.ts';

/** The most that a page's content may jump while it is read from top to bottom. */
const mostShift = 0.02;

/**
 * A test of a page, at each width: no barrier that axe calls serious or critical, and nothing that jumps. At each of the
 * widths `fits`, in the same load, everything has its place.
 */
export function checkPage(sitePage: SitePage, widths: number[], fits: number[] = []): void {
  const { address, live } = sitePage;
  if (!live) {
    test(`${address}: left out, no live release has this page`, async () => {
      expect((await fetchPage(address, everywhere)).status).toBe(404);
    });
    return;
  }
  const title = `${address} at ${widths.join(' and ')} px has no serious barrier, nothing jumps, and everything fits`;
  testPage(sitePage, title, async (page) => {
    const expectStill = await watchLayoutShift(page, { forgives: 'typefaces' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at(everywhere, address));
      await readThrough(page);
      await expectStill(mostShift, `at ${width} px`);
      expect(await graveBarriers(page), `barriers at ${width} px`).toEqual([]);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of fits) {
      await page.setViewportSize({ width, height: 800 });
      expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
    }
  });
}
