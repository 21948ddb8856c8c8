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
