import { chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../browser/find-browser.ts';
import type { RunningSite } from '../site/start-site.ts';
import { median, percentile, row } from './figures.ts';
import { products } from './fill-catalogue.ts';
import { measureFilterChanges } from './filter-changes.ts';

/** Prints how soon a filter change of the products overview shows its result with a large catalogue. */
export async function benchFilters({ port }: RunningSite): Promise<void> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
  console.log(`\nA filter change, ${products} products, ms: until its data is here, and then until it is shown`);
  row('', 'data median', 'p95', 'shown median', 'p95');
  for (const slower of [1, 4]) {
    const changes = await measureFilterChanges(browser, `http://fr.localhost:${port}/fr/produits`, slower);
    const [data, shown] = [changes.map((change) => change.data), changes.map((change) => change.shown)];
    row(`${slower} x slower`, median(data), percentile(data, 95), median(shown), percentile(shown, 95));
  }
  await browser.close();
}
