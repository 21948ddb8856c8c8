import { chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../browser/find-browser.ts';
import type { RunningSite } from '../site/start-site.ts';
import { median, percentile, row } from './figures.ts';
import { products } from './fill-catalogue.ts';
import { measureKeystrokes } from './keystrokes.ts';

/** Prints how soon suggestions follow a key with a large catalogue. */
export async function benchSearch({ port }: RunningSite): Promise<void> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
  const times = await measureKeystrokes(browser, `http://fr.localhost:${port}/fr`);
  await browser.close();
  console.log(`\nSearch, ms from a key to the suggestions on screen, ${products} products, ${times.length} times`);
  row('', 'median', 'p95');
  row('search', median(times), percentile(times, 95));
}
