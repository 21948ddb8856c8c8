import { errors, expect, type Page, type PageScreenshotOptions } from '@playwright/test';

/** Waits until the page is mounted, then reads it from top to bottom, so that everything that waits to be seen is there. */
export async function readThrough(page: Page): Promise<void> {
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  await layOutAll(page);
  const patience = { message: 'the picture still awaited', timeout: 120_000 };
  await expect.poll(() => page.evaluate(pictureAwaited), patience).toBe('');
  await page.evaluate(() => {
    // One that is decoded beside the page may be missing where a busy browser takes a picture of it.
    for (const image of document.images) image.decoding = 'sync';
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** The same for a page whose pictures may never come. */
export async function scrollThrough(page: Page): Promise<void> {
  await expect(page.locator('#page > [data-of][data-mounted]')).toBeAttached();
  const half = await page.evaluate(() => innerHeight / 2);
  for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight)); y += half) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await twoFrames(page);
  }
  await layOutAll(page);
}

/** Until the browser has drawn twice. Beside other tabs it may give this one no frames for minutes. */
export const twoFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1_000);
      });
  });

/** The page from top to bottom. Beside another browser Chromium sometimes never answers the first time. */
export async function pictureOfWholePage(page: Page, options: PageScreenshotOptions = {}): Promise<Buffer> {
  const take = (timeout?: number) =>
    page.screenshot({ ...options, fullPage: true, animations: 'disabled', ...(timeout && { timeout }) });
  try {
    return await take(30_000);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return take();
  }
}

/** What is far from the screen would be left out of pictures, and of what can be seen, until the page lays it out by itself. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });

/** The address of the first picture in sight that has not come, which is asked for now; empty where all have. */
function pictureAwaited(): string {
  const awaited = [...document.images].find((image) => {
    const { left, right } = image.getBoundingClientRect();
    // A slide beside the screen has not asked for its picture yet, nor has a menu that is closed.
    const isSeen = image.checkVisibility({ visibilityProperty: true }) && left < innerWidth && right > 0;
    return isSeen && !image.complete;
  });
  if (!awaited) return '';
  awaited.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Without frames a browser sees no picture come near: it may give a tab none for minutes, beside others.
  awaited.loading = 'eager';
  return awaited.currentSrc || awaited.src;
}
