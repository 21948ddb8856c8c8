import { chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../browser/find-browser.ts';
import { startSite } from '../site/start-site.ts';
import { median, percentile, row } from './figures.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { measureFilterChanges } from './filter-changes.ts';

const port = 8470;
const products = 10_000;

/** Prints how soon a filter change of the products overview shows its result with a large catalogue. */
export async function benchFilters(): Promise<void> {
  const site = await startSite(port, 'bench-search');
  try {
    await fillCatalogue(site, products);
    const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
    console.log(`\nA filter change, ${products} products, ms: until its data is here, and then until it is shown`);
    row('', 'data median', 'p95', 'shown median', 'p95');
    for (const slower of [1, 4]) {
      const changes = await measureFilterChanges(browser, `http://fr.localhost:${port}/fr/produits`, slower);
      const [data, shown] = [changes.map((change) => change.data), changes.map((change) => change.shown)];
      row(`${slower} x slower`, median(data), percentile(data, 95), median(shown), percentile(shown, 95));
    }
    await browser.close();
  } finally {
    await site.close();
  }
}
