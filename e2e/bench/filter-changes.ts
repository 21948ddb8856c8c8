import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Browser, Page } from 'playwright';
import { generatedCsv } from '../../deploy/content/bench/generated-csv.ts';

const repository = join(import.meta.dirname, '../..');
const collections = ['ligne', 'ondine', 'garrigue', 'brume', 'nocturne', 'halle'];

/** Has the site on `port`, whose data is in `dataDir`, take in so many generated products; those it has are left as they are. */
export async function fillCatalogue(
  count: number,
  { port, dataDir }: { port: number; dataDir: string },
): Promise<void> {
  const file = join(dataDir, 'products-generated.csv');
  await pipeline(generatedCsv(count, collections), createWriteStream(file));
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, ['deploy/content/import.ts', file], { cwd: repository, env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The generated products could not be imported');
}

export interface ChangeFigures {
  /** From the press to the last byte of the data, ms. */
  data: number;
  /** From the last byte of the data to the frame that shows the result, ms. */
  shown: number;
}

/** Presses filter after filter of the products overview and times each change, with a processor four times slower. */
export async function measureFilterChanges(browser: Browser, url: string): Promise<ChangeFigures[]> {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const figures: ChangeFigures[] = [];
  for (const group of ['Type', 'Collection', 'Matière', 'Teinte']) {
    await page.getByRole('navigation', { name: 'Filtres' }).getByRole('button', { name: group }).click();
    for (const place of [0, 0, 1, 1]) figures.push(await measureChange(page, place));
  }
  await page.close();
  return figures;
}

/** Runs in the page: the list says by `aria-busy` when its answer is drawn; the frame after that shows it. */
const measureChange = (page: Page, place: number): Promise<ChangeFigures> =>
  page.evaluate(async (at) => {
    const list = document.getElementById('filters');
    const links = [...(list?.querySelectorAll<HTMLAnchorElement>('nav ul a') ?? [])].filter((link) =>
      link.checkVisibility(),
    );
    const answers = () =>
      performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname === '/graphql');
    const start = performance.now();
    links[at]?.click();
    await new Promise<void>((resolve) => {
      const watch = () => {
        const fresh = answers().some((entry) => entry.startTime >= start);
        if (fresh && list?.getAttribute('aria-busy') === 'false') resolve();
        else requestAnimationFrame(watch);
      };
      watch();
    });
    const painted = await new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
    const answer = answers().at(-1);
    const arrived = answer instanceof PerformanceResourceTiming ? answer.responseEnd : start;
    return { data: arrived - start, shown: painted - arrived };
  }, place);
