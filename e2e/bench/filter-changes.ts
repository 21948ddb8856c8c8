import type { Browser, Page } from 'playwright';

export interface ChangeFigures {
  /** From the press to the last byte of the data, ms. */
  data: number;
  /** From the last byte of the data to the frame that shows the result, ms. */
  shown: number;
}

/** Presses filter after filter of the products overview and times each change; `slower` makes the processor so many times slower. */
export async function measureFilterChanges(browser: Browser, url: string, slower: number): Promise<ChangeFigures[]> {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
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
