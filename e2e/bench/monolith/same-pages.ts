import type { Browser } from 'playwright';
import { isQuiet, observePaints } from '../slow-phone.ts';

interface Shown {
  words: string[];
  pictures: string[];
  links: string[];
  /** Where headings, pictures and links are, in px. */
  places: string[];
}

/** Throws where two sites show something else at an address: as the server sends it, or once scripts run. */
export async function requireSame(browser: Browser, ours: string, monolith: string, address: string): Promise<void> {
  for (const javaScriptEnabled of [false, true])
    for (const width of [412, 1280]) {
      const one = await shownAt(browser, ours, address, { javaScriptEnabled, width });
      const other = await shownAt(browser, monolith, address, { javaScriptEnabled, width });
      const where = `${address}, ${width} px, ${javaScriptEnabled ? 'with' : 'without'} scripts`;
      for (const kind of ['words', 'pictures', 'links', 'places'] as const) {
        const at = one[kind].findIndex((item, index) => item !== other[kind][index]);
        const found = at >= 0 ? at : one[kind].length;
        if (at >= 0 || one[kind].length !== other[kind].length)
          throw new Error(
            `${where}: ${kind} ${found} are ${one[kind][found]}, and of one application ${other[kind][found]}`,
          );
      }
    }
}

async function shownAt(
  browser: Browser,
  origin: string,
  address: string,
  { javaScriptEnabled, width }: { javaScriptEnabled: boolean; width: number },
): Promise<Shown> {
  const page = await browser.newPage({ javaScriptEnabled, viewport: { width, height: 823 }, reducedMotion: 'reduce' });
  await page.addInitScript(observePaints);
  await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
  if (javaScriptEnabled) {
    await page.locator('#page > .mf-part[data-mounted]').waitFor({ state: 'attached' });
    await page.waitForFunction(isQuiet);
  }
  const shown = await page.evaluate((port) => {
    // What is far below has the place that it will have.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`body ${selector}`)];
    const without = (text: string | null) => (text ?? '').replaceAll(port, '');
    const place = (element: HTMLElement) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    };
    const pictures = all('img, source').map((element) =>
      ['src', 'srcset', 'sizes', 'alt', 'loading'].map((name) => without(element.getAttribute(name))).join(' | '),
    );
    return {
      words: document.body.innerText.split(/\s*\n\s*/),
      pictures,
      links: all('a[href]').map((link) => `${link.textContent} → ${without(link.getAttribute('href'))}`),
      places: all('h1, h2, h3, img, a').map((element) => `${element.localName} ${place(element)}`),
    };
  }, new URL(origin).port);
  await page.close();
  return shown;
}
