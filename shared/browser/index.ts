import { mayComeLater } from '../errors/index.ts';

export * from './next-task.ts';
export * from './send-once.ts';

type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether the keys held in a click on a link ask for another tab, a window or a download: the browser does that by itself. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Fulfilled when the element's own animations and transitions have ended; at once where there are none. */
export async function afterMotion(element: Element): Promise<void> {
  // jsdom has no animations.
  await Promise.allSettled(element.getAnimations?.().map(({ finished }) => finished) ?? []);
}

const longestMs = 30_000;

/** Exponential backoff with jitter, in ms: twice as long after each attempt, up to 30 s, and never the same for two tabs. */
export const waitAfter = (attempt: number, firstMs: number): number =>
  Math.min(firstMs * 2 ** attempt, longestMs) * (0.5 + Math.random() / 2);

/** Waits until the browser says that it is online again, or until the backoff has passed: a browser knows its own line only. */
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

/**
 * Makes a call again, whenever there may be a connection, until something answers it; calls `waits` each time before. Throws what
 * the answer says.
 */
export async function untilAnswered<Result>(call: () => Promise<Result>, waits = () => {}): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!mayComeLater(error)) throw error;
      waits();
      await untilOnline(attempt);
    }
  }
}
