import { chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../browser/find-browser.ts';
import { startSite } from '../site/start-site.ts';
import { median, percentile, row } from './figures.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { measureKeystrokes } from './keystrokes.ts';

const port = 8470;
const products = 10_000;

/** Prints how soon suggestions follow a key with a large catalogue. */
export async function benchSearch(): Promise<void> {
  const site = await startSite(port, 'bench-search');
  try {
    await fillCatalogue(site, products);
    const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
    const times = await measureKeystrokes(browser, `http://fr.localhost:${port}/fr`);
    await browser.close();
    console.log(`\nSearch, ms from a key to the suggestions on screen, ${products} products, ${times.length} times`);
    row('', 'median', 'p95');
    row('search', median(times), percentile(times, 95));
  } finally {
    await site.close();
  }
}
