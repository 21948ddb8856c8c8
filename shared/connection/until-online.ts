import { ContentError } from '../errors/index.ts';

/** Whether a call got no answer of the content system: the line is down, or the system is. */
export const isUnanswered = (error: unknown): boolean => error instanceof ContentError && !error.details.some(Boolean);

const longestMs = 30_000;

/** How long to wait, in ms: twice as long after each attempt, up to 30 s, and never the same for two tabs. */
export const waitAfter = (attempt: number, firstMs: number): number =>
  Math.min(firstMs * 2 ** attempt, longestMs) * (0.5 + Math.random() / 2);

/** Until the browser says that it is online again, or some time has passed: it knows of its own line only. */
export function untilOnline(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, waitAfter(attempt, 1000));
    addEventListener('online', go);
  });
}
