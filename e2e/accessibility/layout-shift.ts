import { expect, type Page } from '@playwright/test';

interface Jump {
  value: number;
  /** In ms since the page was asked for, like all times here. */
  time: number;
  elements: string[];
}

declare global {
  interface Window {
    jumps: Jump[];
    /** From when to when typefaces came. */
    typefaces: [number, number][];
  }
}

/**
 * Notes from now on whatever jumps in the page without anybody having touched it. The function that is given back fails where
 * the sum of all layout shifts is `most` or more, and names the elements. `forgives`: what jumps while typefaces come, since a
 * machine of tests may have none of those that the fallbacks are matched to.
 */
export async function watchLayoutShift(
  page: Page,
  { forgives }: { forgives?: 'typefaces' } = {},
): Promise<(most: number, when: string) => Promise<void>> {
  await page.addInitScript(() => {
    window.jumps = [];
    window.typefaces = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'hadRecentInput' in entry && 'sources' in entry) || entry.hadRecentInput) continue;
        const elements = Array.isArray(entry.sources)
          ? entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
              const text = String(node?.textContent ?? '').slice(0, 40);
              return `${node?.nodeName} "${text}" ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`;
            })
          : [];
        window.jumps.push({ value: Number(entry.value), time: entry.startTime, elements });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.fonts.addEventListener('loadingdone', () => {
      const before = window.typefaces.at(-1)?.[1] ?? 0;
      const asked = performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (name.endsWith('.woff2') && startTime > before ? [startTime] : []));
      // The frame after next has been laid out with them.
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          requestAnimationFrame((now) => window.typefaces.push([Math.min(now, ...asked), now])),
        ),
      );
    });
  });
  return async (most, when) => {
    const { all, typefaces } = await page.evaluate(() => ({ all: window.jumps, typefaces: window.typefaces }));
    const isForgiven = ({ time }: Jump) => typefaces.some(([from, to]) => time >= from && time <= to);
    const jumps = forgives ? all.filter((jump) => !isForgiven(jump)) : all;
    const sum = jumps.reduce((total, { value }) => total + value, 0);
    expect(sum, `layout shift ${when}: ${JSON.stringify({ jumps, typefaces }, null, 1)}`).toBeLessThan(most);
  };
}
