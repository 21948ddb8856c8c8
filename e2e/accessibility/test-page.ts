import type { Page } from '@playwright/test';
import type { SitePage } from '../site/pages.ts';
import { test } from '../site/test.ts';

/** A test of a page, which may be the not-found page. */
export function testPage({ name }: SitePage, title: string, work: (page: Page) => Promise<void>): void {
  test(title, async ({ page, complaints }) => {
    if (name === 'not-found') complaints.expect(/^404 /);
    await work(page);
  });
}
