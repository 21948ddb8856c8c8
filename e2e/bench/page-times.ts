import { chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../browser/find-browser.ts';
import type { RunningSite } from '../site/start-site.ts';
import { median, row } from './figures.ts';
import { counted, measureHtml } from './html-times.ts';
import { serveReference } from './reference.ts';
import { measureVisit, type VisitFigures } from './slow-phone.ts';

const pages = {
  home: '/fr',
  products: '/fr/produits',
  product: '/fr/produits/ligne-120',
  search: '/fr/recherche?item=miroir',
  stores: '/fr/revendeurs',
};
const visits = 3;
const referencePort = 8479;

/** Prints how fast documents are made and how soon they live on a slow telephone. */
export async function benchPages({ port }: RunningSite): Promise<void> {
  const reference = await serveReference(port, referencePort);
  try {
    console.log(
      `\nHTML, ms until its last byte, ${counted} requests one after the other (fresh: no part from the cache)`,
    );
    row('', 'median', 'p95', 'fresh median', 'fresh p95', 'bytes');
    for (const [name, address] of Object.entries(pages)) {
      const kept = await measureHtml(port, () => address);
      const fresh = await measureHtml(port, (time) => `${address}${address.includes('?') ? '&' : '?'}time=${time}`);
      row(name, kept.median, kept.p95, fresh.median, fresh.p95, kept.bytes);
    }

    console.log(
      '\nBrowser, 412 px wide, 4 x slower processor, 1.6 Mbit/s, 150 ms, median of 3 (shift: the worst), in turn with a page written by hand (ratio)',
    );
    row('', 'LCP ms', 'ratio', 'blocking ms', 'by hand', 'shift', 'alive ms');
    const bytes: [string, VisitFigures][] = [];
    const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
    for (const [name, address] of Object.entries(pages)) {
      const url = (on: number) => `http://fr.localhost:${on}${address}`;
      const runs: VisitFigures[] = [];
      const byHand: VisitFigures[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        runs.push(await measureVisit(browser, url(port), true));
        byHand.push(await measureVisit(browser, url(referencePort), false));
      }
      const of = (figure: Exclude<keyof VisitFigures, 'kilobytes'>, visited = runs) =>
        median(visited.map((run) => run[figure]));
      const ratio = (of('lcp') / of('lcp', byHand)).toFixed(2);
      const shift = Math.max(...runs.map((run) => run.shift));
      row(name, of('lcp'), ratio, of('blocking'), of('blocking', byHand), shift.toFixed(3), of('alive'));
      const [first] = runs;
      if (first) bytes.push([name, first]);
    }
    await browser.close();

    console.log('\nkB as sent, first visit (scripts: until the page is alive, and in all)');
    row('', 'HTML', 'styles', 'fonts', 'pictures', 'scripts', 'all scripts', 'requests', 'chain');
    for (const [name, { kilobytes, scriptBytes, requests, chain }] of bytes) {
      const { document, style, font, image, script } = kilobytes;
      row(name, document, style, font, image, scriptBytes / 1000, script, requests, chain);
    }
  } finally {
    reference.close();
    reference.closeAllConnections();
  }
}
