import type { Page } from '@playwright/test';
import { watchLayoutShift } from '../accessibility/layout-shift.ts';
import { holdBack } from '../site/hold-back.ts';
import { serveInPieces } from '../site/serve-in-pieces.ts';
import { at, site } from '../site/sites.ts';
import { expect, test } from '../site/test.ts';

const telephone = { width: 412, height: 823 };
/** The files of a page, in the order in which a slow line may bring them. */
const late = { fonts: /\.woff2$/, pictures: /\.(?:avif|webp|jpg)$/, scripts: /\.js$/ };

const paths = ['/fr', '/fr/produits', '/fr/produits/ligne-120', '/fr/recherche?item=miroir', '/fr/revendeurs'];

for (const path of paths)
  test(`read ${path} without a jump while fonts, pictures and scripts come late`, async ({ page }) => {
    await page.setViewportSize(telephone);
    const expectStill = await watchLayoutShift(page);
    const release = {
      fonts: await holdBack(page, late.fonts),
      pictures: await holdBack(page, late.pictures),
      scripts: await holdBack(page, late.scripts),
    };
    await page.goto(path, { waitUntil: 'commit' });
    await painted(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    release.fonts();
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
      .toBe(true);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await painted(page);
    await expectStill(0.001, 'when the fonts came');

    release.pictures();
    await expect.poll(() => page.evaluate(isShown)).toBe(true);
    await painted(page);
    await expectStill(0.001, 'when the pictures came');

    release.scripts();
    await expect(page.locator('#page > .mf-part[data-mounted]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await painted(page);
    await expectStill(0.001, 'when the page came alive');
  });

for (const path of paths)
  test(`read ${path} without a jump while the document itself comes in pieces`, async ({ page }) => {
    await page.setViewportSize(telephone);
    const expectStill = await watchLayoutShift(page);
    for (const files of [late.fonts, late.scripts]) await holdBack(page, files);
    const document = await serveInPieces(site.port);
    await page.goto(at('fr', path, document), { waitUntil: 'commit' });
    while (document.next()) await painted(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The header's icons stand from its end: each that comes moves those before it.
    await expectStill(0.005, 'while the document came');
    await document.close();
  });

/** Fulfilled when what is in the page now has been painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Runs in the page: whether each picture in the first screen is there. */
const isShown = () =>
  [...document.images]
    .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
    .every(({ complete }) => complete);
