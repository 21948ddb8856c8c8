import type { BrowserContext, Page } from '@playwright/test';
import type { States } from 'shared/bus';

interface BusOfTab {
  current(topic: string): unknown;
  set(topic: string, value: unknown): void;
}

declare global {
  interface Window {
    /** What the shell has handed to the hook. */
    busOfTab?: BusOfTab;
  }
}

/** Has the shell of every page hand its bus to the test. */
export const keepBus = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.assign(window, { testHook: (bus: BusOfTab) => Object.assign(window, { busOfTab: bus }) });
  });

/** Sets a state on the tab's bus as a part with the right declaration would: the page itself may lack it. */
export async function setState<Topic extends keyof States>(
  page: Page,
  topic: Topic,
  value: States[Topic],
): Promise<void> {
  await page.evaluate(([topic, value]) => window.busOfTab?.set(topic, value), [topic, value] as const);
}

/** The value that a topic has now. */
export const currentState = (page: Page, topic: keyof States): Promise<unknown> =>
  page.evaluate((topic) => window.busOfTab?.current(topic), topic);
