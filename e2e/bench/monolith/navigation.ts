import type { Browser } from 'playwright';
import { askPage, askUntil } from '../ask-page.ts';

/** Follows a link from the list of products to the first of them, on a processor that is 4 x slower. */
export async function measureNavigation(browser: Browser, origin: string): Promise<Record<string, number>> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${origin}/fr/produits`, { waitUntil: 'networkidle' });
  await page.locator('#page > .mf-part[data-mounted]').waitFor({ state: 'attached' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(timeNavigation);
  // Without a pointer that rests on it: nothing of the page is fetched ahead.
  await askPage(devtools, () => document.querySelector<HTMLElement>('#filters article a')?.click());
  await askUntil(devtools, () => Reflect.get(window, 'followed').whole > 0);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const { inSight, whole, blocking } = await page.evaluate(() => Reflect.get(window, 'followed'));
  await page.close();
  return { 'in sight ms': inSight, 'whole ms': whole, 'blocked ms': blocking };
}

/**
 * Runs in the page: how long after the click the next page is painted, and is painted with all that is in it, and what long tasks
 * take beyond 50 ms each. What is mounted behind a page that is still in sight counts for nobody.
 */
function timeNavigation(): void {
  const followed = { clicked: 0, inSight: 0, whole: 0, blocking: 0 };
  Object.assign(window, { followed });
  document.addEventListener(
    'click',
    () => {
      followed.clicked = performance.now();
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) followed.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask' });
  const sinceClick = () => performance.now() - followed.clicked;
  const onPaint = (figure: 'inSight' | 'whole') =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        followed[figure] ||= sinceClick();
      }),
    );
  new MutationObserver(() => {
    if (!document.querySelector('#page > .mf-part[data-of="mf-catalogue/product"][data-mounted]')) return;
    // Nothing is painted before the page and what belongs to its first screen are there.
    onPaint('inSight');
    const places = [...document.querySelectorAll('#page mf-fragment')];
    if (places.every((place) => place.querySelector(':scope > .mf-part[data-mounted]'))) onPaint('whole');
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}
