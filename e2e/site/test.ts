import { test as base, expect, type Page } from '@playwright/test';
import { watchFocus } from '../../shared/testing/watch-focus.ts';
import { keepBus } from './bus.ts';

export { expect };

interface Watched {
  /** What the consoles of the test's tabs said that no visitor should cause; a test that causes a fault empties it. */
  complaints: string[];
}

/** Console warnings that depend on the machine's speed: about unused preloads, and parts that take 3 s to start. */
const ofSlowMachines = [
  'was preloaded using link preload but not used within a few seconds',
  'single-spa minified message #31',
];

/**
 * Pages whose test fails on any console error or warning, on an uncaught error, on a request that fails, and where the focus
 * falls to the body.
 */
export const test = base.extend<Watched>({
  context: async ({ context }, use) => {
    await keepBus(context);
    // The browser takes a slow machine for a slow line.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true }),
    );
    const lost: string[] = [];
    await context.exposeFunction('focusWasLost', (what: string) => void lost.push(what));
    await context.addInitScript(watchFocus);
    await use(context);
    // A page that is just being loaded answers when it is there.
    for (const page of context.pages())
      await expect.poll(() => page.evaluate(() => window.lostFocus?.()).catch(String)).toBe(undefined);
    expect(lost, 'the keyboard keeps its place').toEqual([]);
  },
  complaints: async ({ context }, use) => {
    const complaints: string[] = [];
    context.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type());
      if (isComplaint && !ofSlowMachines.some((one) => message.text().includes(one))) complaints.push(message.text());
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    await use(complaints);
    expect(complaints, 'the console is quiet').toEqual([]);
  },
  // Whoever has a page is watched, whether or not the test asks for the complaints.
  page: async ({ page, complaints: _ }, use) => use(page),
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
