import type { Page } from '@playwright/test';

/** The texts on screen whose letters are smaller than so many pixels, a line each. */
export const smallTexts = (page: Page, smallest: number): Promise<string[]> =>
  page.evaluate((least) => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent?.trim();
      if (!(element instanceof HTMLElement) || !words || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < least) found.add(`${size} px: ${words.slice(0, 40)}`);
    }
    return [...found];
  }, smallest);
