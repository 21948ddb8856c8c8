import type { Page } from '@playwright/test';
import { watchLayoutShift } from '../accessibility/layout-shift.ts';
import { alive, expect, test } from '../site/test.ts';

/** What is far below is laid out when it comes near (docs/decisions/24-first-paint.md); nobody is to notice. */
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
});

test('read a long page down and up without a jump', async ({ page }) => {
  const expectStill = await watchLayoutShift(page);
  await open(page);
  const foot = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await foot())) await scrollBy(page, 400);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  for (let top = await page.evaluate(() => scrollY); top > 0; top -= 400) await scrollBy(page, -400);
  await expectStill(0.001, 'while it is read');
});

test('go to a place far down by its address', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const heading = window.farBlocks?.().at(-1)?.querySelector('h2, h3');
    if (heading) heading.id = 'far-below';
    location.hash = 'far-below';
  });
  await expect(page.locator('#far-below')).toBeInViewport();
  const top = () => page.locator('#far-below').evaluate((place) => place.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(200);
});

test('find words far down with the search of the browser', async ({ page }) => {
  await open(page);
  const words = await page.evaluate(() => window.farBlocks?.().at(-1)?.querySelector('h2, h3')?.textContent ?? '');
  expect(words).not.toBe('');
  // window.find is what a browser's own search does, and no type of the DOM knows it.
  const find = () => page.evaluate((sought) => Reflect.get(window, 'find').call(window, sought), words);
  await expect.poll(find, 'also where the page was not painted yet when it was first asked for').toBe(true);
  await expect(page.getByRole('heading', { name: words }).last()).toBeInViewport();
});

test('tab through a long page in the order in which it is written', async ({ page }) => {
  await open(page);
  const expected = await page.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>('#page a[href], #page button')].filter(
      (stop) => stop.tabIndex === 0 && stop.checkVisibility({ visibilityProperty: true }),
    );
    const [first] = window.farBlocks?.() ?? [];
    const from = stops.findIndex((stop) => first?.contains(stop)) - 1;
    stops[from]?.focus();
    return stops.slice(from + 1, from + 9).map((stop) => stop.outerHTML);
  });
  for (const stop of expected) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(stop);
    await expect(page.locator(':focus')).toBeInViewport();
  }
});

test('have the whole page in one picture some seconds after it came', async ({ page }) => {
  await open(page, { waits: false });
  await expect.poll(() => page.evaluate(() => window.farBlocks?.().length)).toBe(0);
});

test('print all of a long page', async ({ page }) => {
  await open(page);
  expect(await page.evaluate(() => window.farBlocks?.().length)).toBeGreaterThan(2);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => window.farBlocks?.().length), 'blocks that are not laid out').toBe(0);
});

declare global {
  interface Window {
    /** The blocks of the page that are laid out when they come near. */
    farBlocks?: () => Element[];
  }
}

/** Opens a long page; what is far below waits for the visitor, and not for the seconds after which it is laid out anyway. */
async function open(page: Page, { waits = true } = {}): Promise<void> {
  if (waits) {
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  }
  await page.addInitScript(() => {
    window.farBlocks = () =>
      [...document.querySelectorAll('#page *')].filter((one) => getComputedStyle(one).contentVisibility === 'auto');
  });
  await page.goto('/fr');
  await alive(page, 'mf-content/blocks');
}

/** Scrolls as a finger does, and waits until what came near has been painted. */
const scrollBy = (page: Page, distance: number) =>
  page.evaluate((by) => {
    window.scrollBy({ top: by, behavior: 'instant' });
    return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, distance);
