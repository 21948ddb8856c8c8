import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../browser/find-browser.ts';
import { type RunningSite, startSite } from '../site/start-site.ts';
import { percentile, row } from './figures.ts';
import { importInto } from './import-into.ts';
import { measureMap } from './map-frames.ts';

const port = 8475;
const stores = 5_000;

/** Prints how smoothly the map of the store locator is moved with very many stores, and what their list costs. */
export async function benchStores(): Promise<void> {
  const site = await startSite(port, 'bench-stores');
  try {
    await fillStores(site, stores);
    const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
    const { frames, longest, listMs } = await measureMap(browser, `http://fr.localhost:${port}/fr/revendeurs`);
    await browser.close();
    console.log(`\nThe store map, ${stores} stores, ms, ${frames.length} frames while it is dragged and zoomed`);
    row('', 'median', 'p95', 'longest');
    row('frame', percentile(frames, 50), percentile(frames, 95), Math.max(...frames));
    row('long tasks', '', '', longest);
    row('their list', listMs);
  } finally {
    await site.close();
  }
}

/** Stores all over France, on a grid that is a little askew. */
async function fillStores(site: RunningSite, count: number): Promise<void> {
  await mkdir(site.dataDir, { recursive: true });
  const file = join(site.dataDir, 'stores.json');
  const records = Array.from({ length: count }, (_, index) => ({
    id: `bench-${index}`,
    name: `Magasin ${index}`,
    type: { fr: 'Spécialiste' },
    address: '1 rue Haute',
    zipCode: String(10_000 + index),
    city: 'Ville',
    countryCode: 'FR',
    phone: '01 02 03 04 05',
    lat: 43 + (index % 70) / 10,
    lng: -2 + Math.floor(index / 70) / 8,
  }));
  await writeFile(file, JSON.stringify(records));
  await importInto(site, file);
}
