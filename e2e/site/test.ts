import { test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Watched {
  /** What the page's console said that no visitor should cause; a test that causes a fault empties it. */
  complaints: string[];
}

/** A page whose test fails on any console error or warning, on an uncaught error, and on a request that fails. */
export const test = base.extend<Watched>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    await use(complaints);
    expect(complaints, 'the console is quiet').toEqual([]);
  },
});

/** Fulfilled when the part `of` has been hydrated or mounted: its root then belongs to React. */
export async function alive(page: Page, of: string): Promise<void> {
  await page.waitForFunction((name) => {
    const root = document.querySelector(`[data-of="${name}"]`);
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  }, of);
}
