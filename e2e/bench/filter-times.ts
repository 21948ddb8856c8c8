import { chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../browser/find-browser.ts';
import { median, percentile, row } from './figures.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { measureFilterChanges } from './filter-changes.ts';
import { startSite } from './start-site.ts';

const port = 8470;
const products = 10_000;

/** Prints how soon a filter change of the products overview shows its result with a large catalogue. */
export async function benchFilters(): Promise<void> {
  const site = await startSite(port, 'bench-search');
  try {
    await fillCatalogue(site, products);
    const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
    const changes = await measureFilterChanges(browser, `http://fr.localhost:${port}/fr/produits`);
    await browser.close();
    const [data, shown] = [changes.map((change) => change.data), changes.map((change) => change.shown)];
    console.log(`\nA filter change, ${products} products, 4 x slower processor, ms, ${changes.length} times`);
    row('', 'median', 'p95');
    row('data', median(data), percentile(data, 95));
    row('then shown', median(shown), percentile(shown, 95));
  } finally {
    await site.close();
  }
}
