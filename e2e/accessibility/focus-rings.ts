import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { everywhere, type SitePage } from '../site/pages.ts';
import { readThrough } from '../site/read-through.ts';
import { at } from '../site/sites.ts';
import { expect } from '../site/test.ts';
import { testPage } from './test-page.ts';

/** More controls than any page has. */
const mostTabs = 400;
/** How wide a ring must show on average, in px; the site’s are 3 px wide. */
const leastShown = 1.5;
/** How far around a control most rings are, in px: pictures of less than the screen are quick. */
const roomForRing = 64;
/** How often a control is pictured before what is around it counts as moving. */
const mostAttempts = 30;
/** From this difference of colour on, 0 to 1, a pixel has changed. */
const seenChange = 0.1;

type Area = Record<'x' | 'y' | 'width' | 'height', number>;

/** A test of a page at each width: whoever goes through it by the keyboard sees where they are. */
export function checkFocusRings(sitePage: SitePage, widths: number[]): void {
  testPage(sitePage, `${sitePage.address} shows the keyboard’s place at ${widths.join(' and ')} px`, async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at(everywhere, sitePage.address));
      await readThrough(page);
      expect(await hiddenRings(page), `at ${width} px`).toEqual([]);
    }
  });
}

/**
 * The controls, one of each kind, whose focus ring is covered by something: the pixels with it and without it are compared. From
 * where the focus is until it leaves the page; only what is open over that may have the keyboard begin again (`over`).
 */
export async function hiddenRings(page: Page, { over = false } = {}): Promise<string[]> {
  const hidden: string[] = [];
  const kinds = new Set<string>();
  if (!(await page.evaluate(isAtControl))) await page.keyboard.press('Tab');
  for (let tab = 0; tab < mostTabs; tab += 1, await page.keyboard.press('Tab')) {
    const control = await page.evaluate(focusedAnew);
    if (!control) break;
    if (kinds.has(control.kind)) continue;
    kinds.add(control.kind);
    const edges = await page.evaluate(edgesOnScreen);
    let shown = (await ringPixels(page, roomForRing)) / edges;
    // The ring of a card's link is around the whole card.
    if (shown < leastShown) shown = (await ringPixels(page, Number.POSITIVE_INFINITY)) / edges;
    if (shown < leastShown) hidden.push(`${control.name}: ${shown.toFixed(2)} px of its ring (${control.kind})`);
  }
  expect(await page.evaluate(focusedAnew), 'what comes after the last control').toBeUndefined();
  if (!over) expect(await page.evaluate(isOnPage), 'the focus is still on the page').toBe(false);
  expect(kinds.size, 'controls of the page').toBeGreaterThan(0);
  return hidden;
}

/** Runs in the page: a dialog may take the focus to its start, to which the keyboard would not come. */
const isAtControl = () => document.activeElement instanceof HTMLElement && document.activeElement.tabIndex >= 0;

/** Runs in the page. */
const isOnPage = () => document.activeElement !== null && document.activeElement !== document.body;

/** Runs in the page: what has the focus, unless it has had it before. */
function focusedAnew(): { kind: string; name: string } | undefined {
  const element = document.activeElement;
  const before: WeakSet<Element> = Reflect.get(window, 'focusedBefore') ?? new WeakSet();
  if (!element || element === document.body || before.has(element)) return undefined;
  Object.assign(window, { focusedBefore: before.add(element) });
  const { tagName, className, parentElement } = element;
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  return { kind: `${tagName} ${className} in ${parentElement?.className}`, name };
}

/** Runs in the page: how long the edges of what is focused are, in px, as far as they are on the screen; a link may go on in a second line. */
function edgesOnScreen(): number {
  const seenOf = ({ left, right, top, bottom }: DOMRect): number[] => {
    const across = Math.min(right, innerWidth) - Math.max(left, 0);
    const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return [top >= 0 && across, bottom <= innerHeight && across, left >= 0 && down, right <= innerWidth && down].map(
      Number,
    );
  };
  const boxes = [...(document.activeElement?.getClientRects() ?? [])];
  return boxes.flatMap(seenOf).reduce((sum, edge) => sum + Math.max(edge, 0), 1);
}

/** How many pixels the ring of what is focused changes, once nothing else does: a picture may come between two screenshots. */
async function ringPixels(page: Page, room: number): Promise<number> {
  const around = await page.evaluate(aroundFocus, room);
  if (!around) return 0;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const [bare, ringed] = [await pictured(page, around, withoutRing), await pictured(page, around, '')];
    if (!changedPixels(bare, await pictured(page, around, withoutRing))) return changedPixels(bare, ringed);
  }
  throw new Error('What is around the focus does not stand still');
}

/** Runs in the page: what is focused with room around it, as far as it is on the screen; undefined where nothing of it is. */
function aroundFocus(room: number): Area | undefined {
  const { left, right, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  const [x, y] = [Math.max(0, left - room), Math.max(0, top - room)];
  const [width, height] = [Math.min(innerWidth, right + room) - x, Math.min(innerHeight, bottom + room) - y];
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

const withoutRing = 'outline-color: transparent !important;';

/** The page's policy allows no style element, as a screenshot's own would be. */
async function pictured(page: Page, clip: Area, style: string): Promise<PNG> {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, ::before, ::after { caret-color: transparent !important; ${style} }`);
    document.adoptedStyleSheets = [sheet];
  }, style);
  return PNG.sync.read(await page.screenshot({ clip, animations: 'disabled', caret: 'initial', scale: 'css' }));
}

const changedPixels = (one: PNG, other: PNG): number =>
  pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: seenChange, includeAA: true });
