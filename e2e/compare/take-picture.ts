import type { Page } from '@playwright/test';
import type { Browser, ViewportSize } from 'playwright';
import { cookiesOf } from '../elsewhere/elsewhere.ts';
import { pictureOfWholePage, readThrough } from '../site/read-through.ts';

type PictureType = 'png' | 'jpeg';

/** A page, or one fragment, which is put on that page. */
export interface Subject {
  path: string;
  fragment?: { of: string; props: string };
}

interface View {
  origin: string;
  /** The ticket of the QA link that it is seen with; without one, as everybody sees it. */
  ticket: string | undefined;
  viewport: ViewportSize;
  type?: PictureType;
}

/** The first visit has each picture made in its size. */
const patienceMs = 120_000;

/** Pictures of some pages and fragments of a site. */
export async function takePictures(
  browser: Browser,
  subjects: readonly Subject[],
  { origin, ticket, viewport, type }: View,
): Promise<Buffer[]> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addCookies(cookiesOf(ticket).map((cookie) => ({ ...cookie, url: origin })));
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const pictures: Buffer[] = [];
  for (const { path, fragment } of subjects)
    pictures.push(
      fragment
        ? await takeFragmentPicture(page, origin + path, fragment, type)
        : await takePicture(page, origin + path, type),
    );
  await context.close();
  return pictures;
}

/** A picture of a page from top to bottom, once all that is on it has come. */
export async function takePicture(page: Page, address: string, type: PictureType = 'png'): Promise<Buffer> {
  await page.goto(address);
  await readThrough(page);
  await painted(page);
  return pictureOfWholePage(page, { type, caret: 'hide' });
}

/** A picture of a fragment alone, as wide as the window: it stands before all else that is on the page. */
async function takeFragmentPicture(
  page: Page,
  address: string,
  { of, props }: NonNullable<Subject['fragment']>,
  type: PictureType = 'png',
): Promise<Buffer> {
  await page.goto(address);
  await page.locator('#page > [data-of][data-mounted]').waitFor({ state: 'attached' });
  await page.evaluate(
    ({ of, props }) => {
      const stage = document.createElement('div');
      stage.id = 'stage';
      // The transform makes it the ground of what is fixed.
      const look =
        'position:absolute;inset:0 0 auto;z-index:2147483647;min-height:2rem;background:#fff;transform:scale(1)';
      stage.style.cssText = look;
      const fragment = document.createElement('mf-fragment');
      fragment.setAttribute('of', of);
      fragment.setAttribute('props', props);
      stage.append(fragment);
      document.body.append(stage);
    },
    { of, props },
  );
  const stage = page.locator('#stage');
  await stage.locator(`[data-of="${of}"][data-mounted]`).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await painted(page);
  return stage.screenshot({ type, animations: 'disabled', caret: 'hide' });
}

async function painted(page: Page): Promise<void> {
  // What has come is painted only once it is decoded; a picture that nobody sees never is.
  await page.evaluate(async () => {
    const here = [...document.images].filter((image) => image.complete);
    await Promise.allSettled(here.map((image) => image.decode()));
    // The bar that says what QA sees is no part of the page.
    for (const bar of document.querySelectorAll('.qa-bar')) bar.remove();
  });
}
