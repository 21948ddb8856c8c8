import { chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../browser/find-browser.ts';
import type { RunningSite } from '../site/start-site.ts';
import { percentile, row } from './figures.ts';
import { stores } from './fill-stores.ts';
import { measureMap } from './map-frames.ts';

/** Prints how smoothly the map of the store locator is moved with very many stores, and what their list costs. */
export async function benchStores({ port }: RunningSite): Promise<void> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
  const { frames, longest, listMs } = await measureMap(browser, `http://fr.localhost:${port}/fr/revendeurs`);
  await browser.close();
  console.log(`\nThe store map, ${stores} stores, ms, ${frames.length} frames while it is dragged and zoomed`);
  row('', 'median', 'p95', 'longest');
  row('frame', percentile(frames, 50), percentile(frames, 95), Math.max(...frames));
  row('long tasks', '', '', longest);
  row('their list', listMs);
}
