import type { Browser } from 'playwright';
import { type Kilobytes, watchNetwork } from '../browser/watch-network.ts';

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

const megabit = 1_000_000 / 8;

/**
 * Visits an address as a slow phone on a slow line; `scripts` says whether the page has any, and `slower` how many times slower
 * the processor is.
 */
export async function measureVisit(browser: Browser, url: string, scripts: boolean, slower = 4): Promise<VisitFigures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const network = await watchNetwork(devtools);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6 * megabit,
    uploadThroughput: 0.75 * megabit,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(observePaints);
  await page.goto(url, { waitUntil: 'commit' });
  if (scripts) await page.waitForFunction(isAlive);
  const alive = await page.evaluate(() => performance.now());
  const scriptBytes = network.kilobytes().script * 1000;
  await page.waitForFunction(isQuiet);
  const { lcp, blocking, longest, shift } = await page.evaluate(() => Reflect.get(window, 'paints'));
  const ofNetwork = { requests: network.requests(), chain: network.chain(), kilobytes: network.kilobytes() };
  const figures = { lcp, blocking, longest, shift, alive, scriptBytes, ...ofNetwork };
  await context.close();
  return figures;
}

/** Runs in the page. What follows the first tap, as a map and the blocks below, counts whole, whoever begins it sooner. */
export const isQuiet = () => performance.now() - Reflect.get(window, 'paints').busy > 3000;

const isAlive = () => document.querySelector('#page > .mf-part[data-mounted]') !== null;

/** Runs in the page. Blocking is what long tasks take beyond 50 ms each. */
export function observePaints(): void {
  const paints = { lcp: 0, blocking: 0, longest: 0, shift: 0, busy: 0 };
  Object.assign(window, { paints });
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
