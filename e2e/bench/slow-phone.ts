import type { Browser } from 'playwright';
import { type Kilobytes, watchNetwork } from '../browser/watch-network.ts';
import { askPage, askUntil } from './ask-page.ts';

export interface VisitFigures {
  /** Largest contentful paint, ms. */
  lcp: number;
  /** Total blocking time, ms. */
  blocking: number;
  /** The longest task, ms. */
  longest: number;
  /** When the page's own part is hydrated, ms. */
  alive: number;
  /** Scripts fetched until then, bytes as sent. */
  scriptBytes: number;
  requests: number;
  /** Layout shift. */
  shift: number;
  /** The bytes that were sent in all, by kind. */
  kilobytes: Kilobytes;
  /** The longest chain of requests in which one had to arrive before the next was known. */
  chain: number;
}

type Paints = Pick<VisitFigures, 'lcp' | 'blocking' | 'longest' | 'shift' | 'alive'> & { busy: number };

/**
 * Visits an address, on a port of `startSlowLine`, as a slow phone; `scripts` says whether the page has any, and `slower` how many times slower
 * the processor is.
 */
export async function measureVisit(browser: Browser, url: string, scripts: boolean, slower = 4): Promise<VisitFigures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const network = await watchNetwork(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  // No mouse: for one that rests somewhere the browser lays out the page in each frame once more, to see what is under it.
  await devtools.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
  await page.addInitScript(observePaints);
  let scriptBytes = 0;
  devtools.on('Runtime.bindingCalled', () => {
    scriptBytes = network.kilobytes().script * 1000;
  });
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'sayAlive' });
  await page.goto(url, { waitUntil: 'commit' });
  if (scripts) await askUntil(devtools, isAlive);
  await askUntil(devtools, isQuiet);
  const { busy: _, ...ofPage } = await askPage<Paints>(devtools, () => Reflect.get(window, 'paints'));
  const ofNetwork = { requests: network.requests(), chain: network.chain(), kilobytes: network.kilobytes() };
  const figures = { ...ofPage, scriptBytes, ...ofNetwork };
  await context.close();
  return figures;
}

/** Runs in the page. What follows the first tap, as a map and the blocks below, counts whole, whoever begins it sooner. */
export const isQuiet = () => performance.now() - Reflect.get(window, 'paints').busy > 3000;

const isAlive = () => Reflect.get(window, 'paints').alive > 0;

/** Runs in the page. Blocking is what long tasks take beyond 50 ms each. */
export function observePaints(): void {
  const paints: Paints = { lcp: 0, blocking: 0, longest: 0, shift: 0, alive: 0, busy: 0 };
  Object.assign(window, { paints });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#page > .mf-part[data-mounted]')) return;
    observer.disconnect();
    paints.alive = performance.now();
    Reflect.get(window, 'sayAlive')?.('');
  }).observe(document, { subtree: true, attributeFilter: ['data-mounted'] });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      paints.blocking += Math.max(0, duration - 50);
      paints.longest = Math.max(paints.longest, duration);
    }
    paints.busy = performance.now();
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries() as PerformanceEntry[] &
      { hadRecentInput: boolean; value: number }[])
      if (!hadRecentInput) paints.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver(() => {
    paints.busy = performance.now();
  }).observe({ type: 'resource', buffered: true });
}
