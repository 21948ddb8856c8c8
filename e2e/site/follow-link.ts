import { expect, type Page } from '@playwright/test';

/** Follows a link that the page itself need not have; the site has to show its page without loading a document. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    Object.assign(window, { sameDocument: true });
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
  }, address);
  await expect(page).toHaveURL((url) => url.pathname === address);
  expect(await page.evaluate(() => 'sameDocument' in window), 'without a page load').toBe(true);
}
