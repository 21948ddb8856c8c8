import type { Browser, Page } from 'playwright';

export interface MapFigures {
  /** The time from each frame to the next, ms. */
  frames: number[];
  /** The longest task that held up the page, ms. */
  longest: number;
  /** From asking for all stores to the last byte of them, ms. */
  listMs: number;
}

/** Drags the map of the store locator to and fro and zooms in, and times every frame. */
export async function measureMap(browser: Browser, url: string): Promise<MapFigures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  const map = page.getByRole('application');
  await map.scrollIntoViewIfNeeded();
  const listMs = await page.evaluate(() =>
    Math.max(
      0,
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname === '/graphql')
        .map(({ duration }) => duration),
    ),
  );
  const stop = await countFrames(page);
  const { x = 0, y = 0 } = (await map.boundingBox()) ?? {};
  for (const way of [1, -1, 1, -1]) {
    await page.mouse.move(x + 300, y + 300);
    await page.mouse.down();
    await page.mouse.move(x + 300 + way * 160, y + 300 - way * 60, { steps: 20 });
    await page.mouse.up();
  }
  for (let times = 0; times < 3; times += 1) await page.getByRole('button', { name: 'Agrandir la carte' }).click();
  const measured = await stop();
  await page.close();
  return { ...measured, listMs };
}

/** Begins to time frames and tasks in the page; the function that it returns stops the timing and returns the figures. */
async function countFrames(page: Page) {
  const handle = await page.evaluateHandle(() => {
    const frames: number[] = [];
    const tasks: number[] = [0];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    let last = performance.now();
    const tick = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    return { frames, tasks };
  });
  return () => handle.evaluate(({ frames, tasks }) => ({ frames: [...frames], longest: Math.max(...tasks) }));
}
