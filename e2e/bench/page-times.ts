import { chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../browser/find-browser.ts';
import { startSite } from '../site/start-site.ts';
import { median, row } from './figures.ts';
import { measureHtml } from './html-times.ts';
import { measureVisit, type VisitFigures } from './slow-phone.ts';
import { serveWithoutScripts } from './without-scripts.ts';

const pages = { home: '/fr', products: '/fr/produits', product: '/fr/produits/ligne-120' };
const visits = 5;
const port = 8470;
const floorPort = 8479;

/** Prints how fast documents are made and how soon they live on a slow telephone. */
export async function benchPages(): Promise<void> {
  const site = await startSite(port, 'bench');
  const floor = await serveWithoutScripts(port, floorPort);
  try {
    console.log('\nHTML, ms until its last byte, 200 requests one after the other (fresh: no part from the cache)');
    row('', 'median', 'p95', 'fresh median', 'fresh p95', 'bytes');
    for (const [name, address] of Object.entries(pages)) {
      const kept = await measureHtml(port, () => address);
      const fresh = await measureHtml(port, (time) => `${address}?time=${time}`);
      row(name, kept.median, kept.p95, fresh.median, fresh.p95, kept.bytes);
    }

    console.log(
      '\nBrowser, 412 px wide, 4 x slower processor, 1.6 Mbit/s, 150 ms, median of 5 (floor: the same HTML without scripts)',
    );
    row('', 'LCP ms', 'floor', 'blocking ms', 'floor', 'alive ms', 'JS kB br', 'requests', 'chain');
    const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
    for (const [name, address] of Object.entries(pages)) {
      const url = (on: number) => `http://fr.localhost:${on}${address}`;
      const runs: VisitFigures[] = [];
      const floors: VisitFigures[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        runs.push(await measureVisit(browser, url(port), true));
        floors.push(await measureVisit(browser, url(floorPort), false));
      }
      const of = (figure: keyof VisitFigures, visited = runs) => median(visited.map((run) => run[figure]));
      const paint = [of('lcp'), of('lcp', floors), of('blocking'), of('blocking', floors)];
      row(name, ...paint, of('alive'), of('scriptBytes') / 1000, of('requests'), of('chain'));
    }
    await browser.close();
  } finally {
    floor.close();
    floor.closeAllConnections();
    await site.close();
  }
}
