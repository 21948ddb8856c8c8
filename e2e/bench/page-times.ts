import { chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../browser/find-browser.ts';
import type { RunningSite } from '../site/start-site.ts';
import { median, row } from './figures.ts';
import { pages } from './pages.ts';
import { serveReference } from './reference.ts';
import { measureVisit, type VisitFigures } from './slow-phone.ts';

const visits = 3;
const referencePort = 8479;

/** Prints how soon pages are painted and live on a slow telephone. */
export async function benchPages({ port }: RunningSite): Promise<void> {
  const reference = await serveReference(port, referencePort);
  try {
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
