import { waitAfter } from 'shared/connection';

/** A moment, so that two tabs that change one list do not meet again at once. */
export const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, waitAfter(Math.min(attempt, 5), 20)));
