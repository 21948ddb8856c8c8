import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { furnitureIn } from '../../deploy/demo/pictures/shots/furniture.ts';
import { everywhere } from '../site/pages.ts';
import { pictureOfWholePage, readThrough } from '../site/read-through.ts';
import { at } from '../site/sites.ts';
import { expect } from '../site/test.ts';

/** The screens of telephones, upright and lying, of tablets, and of desks, in pixels. */
export const screens = [
  [320, 640],
  [360, 740],
  [390, 844],
  [412, 915],
  [667, 375],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 950],
  [2560, 1300],
] as const;

/** A picture of a page as it is cut and placed there, in pixels of the page. */
interface PlacedPicture {
  name: string;
  box: { x: number; y: number; width: number; height: number };
  /** Its own width to its height. */
  ratio: number;
  /** Where it is held when it is cut, in shares. */
  focus: [number, number];
}

/** Of the pixels of a piece so many may be covered more: a seam. */
const strayShare = 0.005;
/** How much may lie over any other, from 0 to 1. */
const mostVeil = 0.1;

/** What a page hides of the furniture in its largest pictures on a screen: nothing of it is cut off, pale or under words. */
export async function hiddenFurniture(page: Page, address: string, [width, height]: readonly [number, number]) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at(everywhere, address));
  await readThrough(page);
  const { pictures, black, white } = await seenAtRest(page);
  const hidden: string[] = [];
  let pieces = 0;
  for (const { name, box, ratio, focus } of pictures) {
    const scale = Math.max(box.width / ratio, box.height);
    const [across, down] = [scale * ratio, scale];
    const [left, top] = [box.x - (across - box.width) * focus[0], box.y - (down - box.height) * focus[1]];
    for (const one of furnitureIn(name) ?? []) {
      pieces += 1;
      const edges = [
        left + one.left * across,
        top + one.top * down,
        left + one.right * across,
        // Where the picture itself ends above the feet, as a product's from near, no page is to blame.
        top + Math.min(one.bottom, 1) * down,
      ];
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = edges;
      const air = [x1 - box.x, y1 - box.y, box.x + box.width - x2, box.y + box.height - y2].map(Math.round);
      const what = `${width} × ${height}: ${one.piece} of ${name}`;
      if (Math.min(...air) < 0) hidden.push(`${what} is cut off: ${air.join(' ')}`);
      const veiled = veiledShare(black, white, [x1, y1, x2, y2].map(Math.round));
      if (veiled > strayShare) hidden.push(`${what} is veiled: ${Math.round(veiled * 100)} %`);
    }
  }
  return { hidden, pieces };
}

/** Checks a page on every screen. */
export async function checkFurniture(page: Page, address: string): Promise<void> {
  const hidden: string[] = [];
  for (const screen of screens) {
    const seen = await hiddenFurniture(page, address, screen);
    expect(seen.pieces, `${address} shows furniture`).toBeGreaterThan(0);
    hidden.push(...seen.hidden);
  }
  expect(hidden).toEqual([]);
}

/** The pictures black, then white: what differs is how much of them comes through whatever lies over them. */
async function seenAtRest(page: Page): Promise<{ pictures: PlacedPicture[]; black: PNG; white: PNG }> {
  const pictures = await page.evaluate(placedPictures);
  const [black, white] = [await painted(page, 'brightness(0)'), await painted(page, 'brightness(0) invert(1)')];
  // A part that comes late on a busy machine moves what is below it, or the page, and the header lies over something else.
  const isAtTop = (await page.evaluate(() => scrollY)) === 0;
  const hasMoved = !isAtTop || !isDeepStrictEqual(await page.evaluate(placedPictures), pictures);
  return hasMoved ? seenAtRest(page) : { pictures, black, white };
}

/** Runs in the page: the pictures of scenes that open it or are as wide as it. */
function placedPictures(): PlacedPicture[] {
  return [...document.querySelectorAll<HTMLImageElement>('main picture img')].flatMap((image, index) => {
    const box = image.getBoundingClientRect();
    const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
      ({ media }) => !media || matchMedia(media).matches,
    );
    const [, name] = /\/variants\/\d+\/(.+?)\.jpg/.exec(source?.srcset ?? '') ?? [];
    const sized = source?.media ? source : image;
    const ratio = Number(sized.getAttribute('width')) / Number(sized.getAttribute('height'));
    const [x = 50, y = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
    if (!name || (index > 0 && box.width < document.documentElement.clientWidth)) return [];
    const place = { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height };
    return [{ name, box: place, ratio, focus: [x / 100, y / 100] }];
  });
}

/** The whole page with its pictures in one colour. */
async function painted(page: Page, filter: string): Promise<PNG> {
  await page.evaluate((filter) => {
    scrollTo({ top: 0, behavior: 'instant' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`main picture img { filter: ${filter} !important; } #cc-main { display: none; }`);
    document.adoptedStyleSheets = [sheet];
  }, filter);
  return PNG.sync.read(await pictureOfWholePage(page, { scale: 'css' }));
}

/** The share of the pixels between these edges over which more than `mostVeil` lies. */
function veiledShare(black: PNG, white: PNG, [left = 0, top = 0, right = 0, bottom = 0]: number[]): number {
  let [all, veiled] = [0, 0];
  for (let y = Math.max(0, top); y < Math.min(bottom, white.height); y += 1)
    for (let x = Math.max(0, left); x < Math.min(right, white.width); x += 1) {
      const at = 4 * (y * white.width + x);
      const through = (white.data[at] ?? 0) - (black.data[at] ?? 0);
      all += 1;
      if (through < 255 * (1 - mostVeil)) veiled += 1;
    }
  return all && veiled / all;
}
