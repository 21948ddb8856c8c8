import type { Bus } from 'shared/bus';

declare global {
  interface Window {
    /** Set by tests before a page loads; visitors' pages have none. */
    testHook?: (bus: Bus) => void;
  }
}

/** Hands the tab's bus to a test that drives the page: it sets what a part would set, and reads what parts read. */
export const tellTest = (bus: Bus): void => window.testHook?.(bus);
