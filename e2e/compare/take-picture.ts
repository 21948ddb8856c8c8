import type { Page } from '@playwright/test';
import type { Browser, ViewportSize } from 'playwright';
import { cookiesOf } from '../elsewhere/elsewhere.ts';
import { readThrough } from '../site/read-through.ts';

type PictureType = 'png' | 'jpeg';

interface View {
  origin: string;
  /** The ticket of the QA link that it is seen with; without one, as everybody sees it. */
  ticket: string | undefined;
  viewport: ViewportSize;
  type?: PictureType;
}

/** The first visit has each picture made in its size. */
const patienceMs = 120_000;

/** Pictures of some paths of a site. */
export async function takePictures(
  browser: Browser,
  paths: readonly string[],
  { origin, ticket, viewport, type }: View,
): Promise<Buffer[]> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addCookies(cookiesOf(ticket).map((cookie) => ({ ...cookie, url: origin })));
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const pictures: Buffer[] = [];
  for (const path of paths) pictures.push(await takePicture(page, origin + path, type));
  await context.close();
  return pictures;
}

/** A picture of a page from top to bottom, once all that is on it has come. */
export async function takePicture(page: Page, address: string, type: PictureType = 'png'): Promise<Buffer> {
  await page.goto(address);
  await readThrough(page);
  // What has come is painted only once it is decoded; a picture that nobody sees never is.
  await page.evaluate(async () => {
    const here = [...document.images].filter((image) => image.complete);
    await Promise.allSettled(here.map((image) => image.decode()));
    // The bar that says what QA sees is no part of the page.
    for (const bar of document.querySelectorAll('.qa-bar')) bar.remove();
  });
  return page.screenshot({ type, fullPage: true, animations: 'disabled', caret: 'hide' });
}
