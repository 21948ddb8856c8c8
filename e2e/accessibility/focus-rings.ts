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
/** From this difference of colour on, 0 to 1, a pixel has changed. */
const seenChange = 0.1;

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

/** The controls, one of each kind, whose focus ring is covered by something: the pixels with it and without it are compared. */
export async function hiddenRings(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  const kinds = new Set<string>();
  for (let tab = 0; tab < mostTabs; tab += 1) {
    await page.keyboard.press('Tab');
    const control = await page.evaluate(focused);
    if (!control) break;
    if (kinds.has(control.kind)) continue;
    kinds.add(control.kind);
    const [ringed, bare] = [await pictured(page, ''), await pictured(page, 'outline-color: transparent !important;')];
    const shown = changedPixels(ringed, bare) / (await page.evaluate(edgesOnScreen));
    if (shown < leastShown) hidden.push(`${control.name}: ${shown.toFixed(2)} px of its ring (${control.kind})`);
  }
  expect(await page.evaluate(focused), 'what comes after the last control').toBeUndefined();
  expect(kinds.size, 'controls of the page').toBeGreaterThan(0);
  return hidden;
}

/** Runs in the page. */
function focused(): { kind: string; name: string } | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { tagName, className, parentElement } = element;
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  return { kind: `${tagName} ${className} in ${parentElement?.className}`, name };
}

/** Runs in the page: how long the edges of what is focused are, in px, as far as they are on the screen. */
function edgesOnScreen(): number {
  const { left, right, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  const across = Math.min(right, innerWidth) - Math.max(left, 0);
  const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
  const seen = [top >= 0 && across, bottom <= innerHeight && across, left >= 0 && down, right <= innerWidth && down];
  return seen.reduce<number>((sum, edge) => sum + Math.max(Number(edge), 0), 1);
}

/** The page's policy allows no style element, as a screenshot's own would be. */
async function pictured(page: Page, style: string): Promise<PNG> {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, ::before, ::after { caret-color: transparent !important; ${style} }`);
    document.adoptedStyleSheets = [sheet];
  }, style);
  return PNG.sync.read(await page.screenshot({ animations: 'disabled', caret: 'initial', scale: 'css' }));
}

const changedPixels = (one: PNG, other: PNG): number =>
  pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: seenChange, includeAA: true });
