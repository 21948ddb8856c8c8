import type { Page } from '@playwright/test';
import { readThrough } from '../site/read-through.ts';

/** A picture of a page from top to bottom, once all that is on it has come. */
export async function takePicture(page: Page, address: string, type: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
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
