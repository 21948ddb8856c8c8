import type { Page } from '@playwright/test';
import { twoFrames } from '../site/read-through.ts';

/** WCAG 1.4.3: the least contrast of a text with its ground. */
const leastContrast = 4.5;
/** Of the pixels around a text so many may come closer to its colour: a seam, a bright edge. */
const strayShare = 0.05;

export interface TextOnScreen {
  words: string;
  /** Red, green, blue and opacity, 0 to 255. */
  color: number[];
  /** Its lines, in pixels of the viewport. */
  lines: { x: number; y: number; width: number; height: number }[];
}

/**
 * The texts that are on a picture or a film and are hard to read there, a line each: the pixels behind them are looked
 * at, which axe cannot do. Reads the page as it is on screen, from top to bottom.
 */
export async function faintTexts(page: Page): Promise<string[]> {
  const faint = new Set<string>();
  const seen = new Set<string>();
  for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight - innerHeight / 2)); y += 600) {
    await scrollToRest(page, y);
    const texts = (await textsOnScreen(page, 'on pictures')).filter(({ words }) => !seen.has(words));
    if (texts.length === 0) continue;
    const contrasts = await contrastsIn(page, await pictureWithoutTexts(page), texts);
    for (const [index, { words }] of texts.entries()) {
      const contrast = contrasts[index] ?? 0;
      seen.add(words);
      if (contrast < leastContrast) faint.add(`${contrast.toFixed(2)} : 1, “${words}”`);
    }
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return [...faint];
}

/** What moves away or gets a ground by scrolling has done so. */
async function scrollToRest(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  await twoFrames(page);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}

/** The viewport as PNG in base64. The page's policy allows no style element, as a screenshot's own would be. */
export async function pictureWithoutTexts(page: Page): Promise<string> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`svg { visibility: hidden !important; }
      *, ::before, ::after, ::placeholder { color: transparent !important; text-shadow: none !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });
  const picture = await page.screenshot({ animations: 'disabled', scale: 'css' });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return picture.toString('base64');
}

/** The texts that are on the screen whole, all of them or those on pictures. */
export const textsOnScreen = (page: Page, which: 'all' | 'on pictures'): Promise<TextOnScreen[]> =>
  page.evaluate((which) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(sheet);
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const colorOf = (value: string): number[] => {
      if (!brush) return [];
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = value;
      brush.fillRect(0, 0, 1, 1);
      return [...brush.getImageData(0, 0, 1, 1).data];
    };
    /** Whether the first thing behind a point that hides what lies under it is a picture. */
    const isOnPicture = (x: number, y: number): boolean => {
      for (const element of document.elementsFromPoint(x, y)) {
        if (/^(?:IMG|VIDEO)$/.test(element.tagName)) return true;
        if (colorOf(getComputedStyle(element).backgroundColor)[3] === 255) return false;
      }
      return false;
    };
    const found: TextOnScreen[] = [];
    // What is behind an open overlay is nobody's to read.
    const root = document.querySelector('dialog:modal') ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim().replace(/\s+/g, ' ') ?? '';
      const element = texts.currentNode.parentElement;
      const isShown = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!words || !element || !isShown || element.closest('svg, script, style, noscript')) continue;
      if (isClippedAway(element)) continue;
      range.selectNodeContents(texts.currentNode);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
      const isOnScreen = lines.every(
        ({ top, bottom, left, right }) => top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth,
      );
      const [first] = lines;
      if (!first || !isOnScreen || isUnderHeader(element, first)) continue;
      if (which !== 'all' && !lines.some(({ x, y, width, height }) => isOnPicture(x + width / 2, y + height / 2)))
        continue;
      const color = colorOf(getComputedStyle(element).color);
      found.push({ words, color, lines: lines.map(({ x, y, width, height }) => ({ x, y, width, height })) });
    }
    document.adoptedStyleSheets.pop();
    return found;

    /** What is there for a screen reader only. */
    function isClippedAway(element: Element | null): boolean {
      return (
        element !== null &&
        (getComputedStyle(element).clipPath === 'inset(50%)' || isClippedAway(element.parentElement))
      );
    }
    /** What lies under the header now is read when the page is elsewhere. */
    function isUnderHeader(element: Element, { x, y, width, height }: DOMRect): boolean {
      const header = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('header');
      return Boolean(header) && !header?.contains(element);
    }
  }, which);

/** For each text, the contrast that all but a few stray pixels behind it have at least. */
const contrastsIn = (page: Page, png: string, texts: TextOnScreen[]): Promise<number[]> =>
  page.evaluate(
    async ({ png, texts, strayShare }) => {
      const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
      if (!canvas) return [];
      canvas.drawImage(picture, 0, 0);
      const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const luminance = (red = 0, green = 0, blue = 0) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      return texts.map(({ color: [red = 0, green = 0, blue = 0, alpha = 255], lines }) => {
        const share = alpha / 255;
        const contrasts = lines.flatMap(({ x, y, width, height }) => {
          const { data } = canvas.getImageData(x, y, Math.ceil(width), Math.ceil(height));
          return Array.from({ length: data.length / 4 }, (_, pixel) => {
            const [r = 0, g = 0, b = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
            const blend = (ink: number, ground: number) => ink * share + ground * (1 - share);
            const [one, other] = [luminance(blend(red, r), blend(green, g), blend(blue, b)), luminance(r, g, b)];
            return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
          });
        });
        return contrasts.sort((one, other) => one - other)[Math.floor(contrasts.length * strayShare)] ?? 0;
      });
    },
    { png, texts, strayShare },
  );
