import { chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../browser/find-browser.ts';
import type { RunningSite } from '../site/start-site.ts';
import { median, row } from './figures.ts';
import { pages } from './pages.ts';
import { serveReference } from './reference.ts';
import { startSlowLine } from './slow-line.ts';
import { measureVisit, type VisitFigures } from './slow-phone.ts';

const visits = 3;
const referencePort = 8479;
/** How many times slower the processor is: that of an ordinary telephone, and that of a cheap one. */
const processors = [4, 8];

/** Prints how soon pages are painted and live on slow telephones. */
export async function benchPages({ port }: RunningSite): Promise<void> {
  const reference = await serveReference(port, referencePort);
  const line = await startSlowLine(port, referencePort);
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
  try {
    const bytes = new Map<string, VisitFigures>();
    for (const slower of processors) {
      console.log(
        `\nBrowser, 412 px wide, ${slower} x slower processor, HTTP/2, 1.6 Mbit/s, 150 ms, median of ${visits} (shift, longest task: the worst), in turn with a page written by hand (ratio)`,
      );
      row('', 'LCP ms', 'ratio', 'blocking ms', 'by hand', 'longest ms', 'shift', 'alive ms');
      for (const [name, address] of Object.entries(pages)) {
        const runs: VisitFigures[] = [];
        const byHand: VisitFigures[] = [];
        for (let visit = 0; visit < visits; visit += 1) {
          runs.push(await measureVisit(browser, `${line.originOf(port)}${address}`, true, slower));
          byHand.push(await measureVisit(browser, `${line.originOf(referencePort)}${address}`, false, slower));
        }
        const of = (figure: Exclude<keyof VisitFigures, 'kilobytes'>, visited = runs) =>
          median(visited.map((run) => run[figure]));
        const worst = (figure: 'shift' | 'longest') => Math.max(...runs.map((run) => run[figure]));
        const ratio = (of('lcp') / of('lcp', byHand)).toFixed(2);
        const blocking = [of('blocking'), of('blocking', byHand)];
        row(name, of('lcp'), ratio, ...blocking, worst('longest'), worst('shift').toFixed(3), of('alive'));
        const [first] = runs;
        if (first && !bytes.has(name)) bytes.set(name, first);
      }
    }

    console.log('\nkB as sent, first visit (scripts: until the page is alive, and in all)');
    row('', 'HTML', 'styles', 'fonts', 'pictures', 'scripts', 'all scripts', 'requests', 'chain');
    for (const [name, { kilobytes, scriptBytes, requests, chain }] of bytes) {
      const { document, style, font, image, script } = kilobytes;
      row(name, document, style, font, image, scriptBytes / 1000, script, requests, chain);
    }
  } finally {
    await browser.close();
    await line.close();
    reference.close();
    reference.closeAllConnections();
  }
}
