import { test as base, expect, type Page } from '@playwright/test';
import { watchFocus } from '../../shared/testing/watch-focus.ts';
import { keepBus } from './bus.ts';
import { Complaints } from './complaints.ts';

export { expect };

interface Watched {
  /** What the consoles of the test's tabs say that no visitor should cause; a test that causes a fault says what of it. */
  complaints: Complaints;
}

/**
 * Pages whose test fails on any console error or warning, on an uncaught error, on a request that fails, and where the focus
 * falls to the body.
 */
export const test = base.extend<Watched>({
  complaints: async ({ browserName: _ }, use) => use(new Complaints()),
  // Whoever has a page or opens one is watched, whether or not the test asks for the complaints.
  context: async ({ context, complaints }, use) => {
    complaints.watch(context);
    await keepBus(context);
    // The browser takes a slow machine for a slow line.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true }),
    );
    const lost: string[] = [];
    await context.exposeFunction('focusWasLost', (what: string) => void lost.push(what));
    await context.addInitScript(watchFocus);
    await use(context);
    await expect.poll(() => complaints.surprises(), 'the console says what the test expects').toEqual([]);
    // A page that is just being loaded answers when it is there.
    for (const page of context.pages())
      await expect.poll(() => page.evaluate(() => window.lostFocus?.()).catch(String)).toBe(undefined);
    expect(lost, 'the keyboard keeps its place').toEqual([]);
  },
});

/** Fulfilled when the part `of` has been hydrated or mounted. */
export async function alive(page: Page, of: string): Promise<void> {
  await expect(page.locator(`[data-of="${of}"][data-mounted]`).first()).toBeAttached();
}

/** Counts the documents that a page loads from now on; call what it returns for how many there were. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}
