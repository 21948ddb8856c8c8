import type { Browser } from 'playwright';

/** Texts of four letters, which are searched at once; some begin words, some are typing errors. */
const texts =
  'meub miro colo susp ronde noye chen lave tabl pate mriro vasq brum dune gale fjor laqu meta sauge blan'.split(' ');
const rounds = 2;

/** Times from the press of a text's fourth key until its suggestions are painted, in ms. */
export async function measureKeystrokes(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).press('Enter');
  const field = page.getByRole('combobox');
  await field.waitFor();
  const times: number[] = [];
  for (const text of Array.from({ length: rounds }, () => texts).flat()) {
    await field.fill('');
    await page.keyboard.type(text.slice(0, 3));
    const shown = page.evaluate(timeToSuggestions);
    await page.keyboard.type(text.slice(3, 4));
    times.push(await shown);
  }
  await page.close();
  // The first texts find code and pages of the database not yet loaded.
  return times.slice(3);
}

/** Runs in the page: waits for a key and then for suggestions that are painted. */
function timeToSuggestions(): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const look = () =>
          document.querySelector('[data-group="all"]') || document.querySelector('[role="alert"]')
            ? requestAnimationFrame(() => resolve(performance.now() - timeStamp))
            : requestAnimationFrame(look);
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}
