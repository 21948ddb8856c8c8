import { whenIdle } from '../platform/when-idle.ts';

let settle: () => void;
const settled = new Promise<void>((resolve) => {
  settle = resolve;
});

/** A page is alive, has failed, or is late: the first one counts. */
export const pageSettled = (): void => settle();

/**
 * Fulfilled once the page of a page load is alive, has failed, or is late, and the browser has nothing else to do. What nobody
 * waits for, or uses without touching it, has its turn then: header and footer, reports.
 */
export const afterFirstPage: Promise<void> = settled.then(() => new Promise((resolve) => void whenIdle(resolve)));
