/**
 * Gives the main thread back, and goes on in a task of its own: what a visitor does in between is answered first. What a page
 * begins with takes a slow processor a second, and would be one task otherwise.
 */
export function nextTask(): Promise<void> {
  const { scheduler }: { scheduler?: Partial<Scheduler> } = globalThis;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** The longest wait for a paint, in ms: a tab in the background paints nothing. */
const unpaintedMs = 100;

/** Goes on when what was done until now has been painted. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, unpaintedMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
