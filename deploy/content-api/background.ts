import { setTimeout as delay } from 'node:timers/promises';

/** Work that goes on after an answer was given. */
export interface Background {
  /** Starts work, which need not be waited for; an error is logged under `what`. */
  run(what: string, work: () => Promise<void>): Promise<void>;
  /** The same for a mail: where it cannot be handed over, as on a full disk, it is tried again for some hours. */
  mail(what: string, send: () => Promise<void>): void;
  /** Resolves when nothing is running any more; what waits to be tried again is tried once more. */
  done(): Promise<void>;
}

/** After how long a mail is tried again, in ms, each time. */
const againAfterMs = [10_000, 60_000, 10 * 60_000, 60 * 60_000, 3 * 60 * 60_000];

/** `logFailure` is called for each task that fails. */
export function createBackground(
  logFailure: (what: string, error: unknown) => void,
  againAfter: readonly number[] = againAfterMs,
): Background {
  const running = new Set<Promise<void>>();
  let ending = new AbortController();

  function run(what: string, work: () => Promise<void>): Promise<void> {
    const one = work()
      .catch((error) => logFailure(what, error))
      .finally(() => running.delete(one));
    running.add(one);
    return one;
  }

  async function tryAgain(what: string, send: () => Promise<void>): Promise<void> {
    const { signal } = ending;
    for (const pauseMs of againAfter) {
      if (signal.aborted) break;
      try {
        return await send();
      } catch (error) {
        if (isRefusal(error)) throw error;
        logFailure(`${what}; it is tried again`, error);
      }
      await delay(pauseMs, undefined, { signal }).catch(() => {});
    }
    return send();
  }

  return {
    run,
    mail: (what, send) => void run(what, () => tryAgain(what, send)),
    async done() {
      ending.abort();
      while (running.size > 0) await Promise.all(running);
      ending = new AbortController();
    },
  };
}

/** Whether the mail server is there and does not take this one message, as too large or as spam. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
