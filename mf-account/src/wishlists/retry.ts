import { ContentError } from 'shared/errors';

/** Whether a call got no answer of the content system: the line is down, or the system is. */
export const isUnanswered = (error: unknown): boolean => error instanceof ContentError && !error.details.some(Boolean);

const longestMs = 30_000;

/** Twice as long after each attempt, up to 30 s, and never the same for two tabs. */
const waitAfter = (attempt: number, firstMs: number): number =>
  Math.min(firstMs * 2 ** attempt, longestMs) * (0.5 + Math.random() / 2);

/** A moment, so that two tabs that change one list do not meet again at once. */
export const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, waitAfter(Math.min(attempt, 5), 20)));

/** Until the browser says that it is online again, or some time has passed. */
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
