import type { Browser } from 'playwright';

/** Texts of four letters, which are searched at once and find something; one has a typing error. */
const texts = [
  ...['meub', 'miro', 'colo', 'susp', 'rond', 'noye', 'chen', 'lave', 'tabl', 'pate'],
  ...['noyr', 'vasq', 'brum', 'dune', 'gale', 'fjor', 'laqu', 'meta', 'saug', 'blan'],
];
const rounds = 2;

/** Times from the press of a text's fourth key until its suggestions are painted, in ms. */
export async function measureKeystrokes(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).press('Enter');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.waitFor();
  const times: number[] = [];
  await page.evaluate(watch);
  for (const text of Array.from({ length: rounds }, () => texts).flat()) {
    await field.fill('');
    await page.keyboard.type(text.slice(0, 3));
    await page.keyboard.type(text.slice(3));
    const shown = await page.waitForFunction(() => Reflect.get(window, 'shown') || undefined, undefined, {
      timeout: 10_000,
    });
    times.push(Number(await shown.jsonValue()));
  }
  await page.close();
  // The first texts find code and pages of the database not yet loaded.
  return times.slice(3);
}

/** Runs in the page: `window.shown` is how long after the last key suggestions were painted, and 0 until they are. */
function watch(): void {
  let pressed = 0;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
      Object.assign(window, { shown: 0 });
    },
    { capture: true },
  );
  const look = () => {
    const isShown = document.querySelector('[role="listbox"] [data-group="all"]') !== null;
    if (isShown && !Reflect.get(window, 'shown'))
      requestAnimationFrame(() => Object.assign(window, { shown: performance.now() - pressed }));
    requestAnimationFrame(look);
  };
  look();
}
