import type { Page } from '@playwright/test';
import { mark } from '../../deploy/demo/one-language.ts';

/** The texts of the catalogue, of the page that is shown and of others by their paths, that do not say that they are English. */
export const unmarkedTexts = (page: Page, paths?: readonly string[]): Promise<string[]> =>
  page.evaluate(
    async ({ mark, paths }) => {
      const languageOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang');
      const unmarkedIn = ({ body }: Document): string[] => {
        const found: string[] = [];
        const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const { parentElement, textContent } = text;
          if (!textContent?.includes(mark) || parentElement?.closest('script, style')) continue;
          if (languageOf(parentElement) !== 'en') found.push(`${parentElement?.tagName}: ${textContent}`);
        }
        for (const image of body.querySelectorAll('img'))
          if (image.alt.includes(mark) && languageOf(image) !== 'en') found.push(`IMG: ${image.alt}`);
        return found;
      };
      if (!paths) return unmarkedIn(document);
      const found: string[] = [];
      for (const path of paths) {
        const answer = await fetch(path);
        if (!answer.ok) found.push(`${path}: ${answer.status}`);
        const inside = unmarkedIn(new DOMParser().parseFromString(await answer.text(), 'text/html'));
        found.push(...inside.map((text) => `${path}: ${text}`));
      }
      return found;
    },
    { mark, paths },
  );
