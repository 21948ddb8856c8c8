import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/**
 * Counts from now on how far the page's content jumps without anybody having touched it: the sum of all layout shifts but
 * those of a typeface that arrives. A machine of tests has none of the typefaces that the fallbacks are matched to.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    const count = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          window.layoutShift = (window.layoutShift ?? 0) + Number(entry.value);
      }
    };
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    document.fonts.addEventListener('loadingdone', () => {
      count(observer.takeRecords());
      const before = window.layoutShift;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          observer.takeRecords();
          window.layoutShift = before;
        }),
      );
    });
  });
  return () => page.evaluate(() => window.layoutShift ?? 0);
}
