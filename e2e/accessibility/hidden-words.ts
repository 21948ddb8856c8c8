import type { Page } from '@playwright/test';
import { twoFrames } from '../site/read-through.ts';
import { pictureWithoutTexts, type TextOnScreen, textsOnScreen } from './faint-texts.ts';

/** What a letter differs by from its ground, at the least, in the middle of its strokes. */
const leastContrast = 3;

/** The texts of a page that nobody sees, whatever lies over them or has their colour. Reads it from top to bottom. */
export async function hiddenWords(page: Page): Promise<string[]> {
  const hidden = new Set<string>();
  const seen = new Set<string>();
  for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight - innerHeight / 2)); y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    for (const words of await hiddenOnScreen(page, seen)) hidden.add(words);
  }
  return [...hidden];
}

/** The same of what is on the screen now. */
export async function hiddenOnScreen(page: Page, seen = new Set<string>()): Promise<string[]> {
  await atRest(page);
  const texts = (await textsOnScreen(page, 'all')).filter(({ words }) => !seen.has(words));
  for (const { words } of texts) seen.add(words);
  const shown = (await page.screenshot({ animations: 'disabled', scale: 'css' })).toString('base64');
  const contrasts = await strongest(page, [shown, await pictureWithoutTexts(page)], texts);
  return texts.flatMap(({ words }, index) => {
    const contrast = contrasts[index] ?? 0;
    return contrast < leastContrast ? [`${contrast.toFixed(2)} : 1, “${words}”`] : [];
  });
}

/** Until what scrolling has begun, as the header's way back, is over: both pictures are to show the same. */
async function atRest(page: Page): Promise<void> {
  await twoFrames(page);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** For each text, the strongest contrast between two pictures of its lines: with its letters, and without. */
const strongest = (page: Page, pictures: string[], texts: TextOnScreen[]): Promise<number[]> =>
  page.evaluate(
    async ([pictures, texts]) => {
      const [shown, ground] = await Promise.all(
        pictures.map(async (png) => {
          const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const brush = new OffscreenCanvas(picture.width, picture.height).getContext('2d', {
            willReadFrequently: true,
          });
          brush?.drawImage(picture, 0, 0);
          return brush;
        }),
      );
      const linear = (value = 0) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const luminance = (data: Uint8ClampedArray, at: number) =>
        0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
      return texts.map(({ lines }) => {
        let best = 0;
        for (const { x, y, width, height } of lines) {
          const box = [Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height)] as const;
          const [one, other] = [shown?.getImageData(...box).data, ground?.getImageData(...box).data];
          for (let at = 0; one && other && at < one.length; at += 4) {
            const both = [luminance(one, at), luminance(other, at)];
            best = Math.max(best, (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05));
          }
        }
        return best;
      });
    },
    [pictures, texts] as const,
  );
