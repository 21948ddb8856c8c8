/** The specification's limit of waiting, in ms. */
const atLatestMs = 2000;

/** Does something when the browser has nothing to do, after 2 s at the latest. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, atLatestMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: atLatestMs });
  return () => cancelIdleCallback(request);
}

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
