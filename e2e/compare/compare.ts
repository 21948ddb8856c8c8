import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../browser/find-browser.ts';
import { everywhere, pagesIn } from '../site/pages.ts';
import { at } from '../site/sites.ts';
import { differenceOf } from './difference.ts';
import { type ComparedPage, isDifferent, reportHtml } from './report.ts';
import { takePictures } from './take-picture.ts';

/** One side: what it is called, and the ticket of the QA link that shows it; none shows what is live. */
export interface Side {
  title: string;
  ticket?: string;
}

interface CompareOptions {
  site: string;
  sides: [Side, Side];
  threshold: number;
  /** Only pages whose name has this. */
  grep?: string;
  /** Where pictures and report go. */
  folder: string;
}

const widths = [390, 1280];

/**
 * Takes a picture of every page in both views, a second one where they differ, and writes what still does as `report.html`.
 * `E2E_SITE` has to name the site before this module is loaded.
 */
export async function compare({ site, sides, threshold, grep, folder }: CompareOptions): Promise<ComparedPage[]> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
  try {
    const pages = (await pagesIn('fr')).filter(({ name, live }) => live && (!grep || name.includes(grep)));
    const compared: ComparedPage[] = [];
    for (const width of widths) {
      const view = { origin: at(everywhere, ''), viewport: { width, height: 800 } };
      const look = async (looked: typeof pages): Promise<ComparedPage[]> => {
        const subjects = looked.map(({ address }) => ({ path: address }));
        const [before, after] = await Promise.all(
          sides.map(({ ticket }) => takePictures(browser, subjects, { ...view, ticket })),
        );
        return looked.map(({ name }, index) =>
          written(folder, { name, width, before: before?.[index], after: after?.[index] }),
        );
      };
      const seen = await look(pages);
      const differs = new Set(seen.filter((one) => isDifferent(one, threshold)).map(({ name }) => name));
      // What came late on one side is no difference between the versions: another look tells.
      const again = await look(pages.filter(({ name }) => differs.has(name)));
      compared.push(...seen.map((page) => again.find(({ name }) => name === page.name) ?? page));
    }
    const [before, after] = sides.map(({ title }) => title);
    const report = reportHtml({ site, before: before ?? '', after: after ?? '', threshold, pages: compared });
    writeFileSync(join(folder, 'report.html'), report);
    return compared;
  } finally {
    await browser.close();
  }
}

function written(
  folder: string,
  { name, width, before, after }: { name: string; width: number; before?: Buffer; after?: Buffer },
): ComparedPage {
  if (!before || !after) throw new Error(`There is no picture of ${name}`);
  const { share, picture } = differenceOf(before, after);
  const file = (side: string, content: Buffer): string => {
    const path = `${name}-${width}-${side}.png`;
    writeFileSync(join(folder, path), content);
    return path;
  };
  const pictures = {
    before: file('before', before),
    after: file('after', after),
    difference: file('difference', picture),
  };
  return { name, width, share, pictures };
}
