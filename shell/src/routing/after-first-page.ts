import { whenIdle } from '../platform/when-idle.ts';

/**
 * Fulfilled once the page of a page load is alive, or has failed, and the browser has nothing else to do. What nobody waits
 * for, or uses without touching it, has its turn then: header and footer, reports.
 */
export const afterFirstPage = new Promise<void>((resolve) => {
  addEventListener('single-spa:routing-event', () => whenIdle(resolve), { once: true });
});
