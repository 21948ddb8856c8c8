/** For how long work goes on that nobody waits for: who asks next gets what it makes. */
const goesOnMs = 3_000;

/** Work that is begun once and waited for by several. */
export interface SharedWork<Result> {
  /** The work as such, for what becomes of it. */
  result: Promise<Result>;
  /** Whether it was ended, so that nobody else can wait for it. */
  readonly isEnded: boolean;
  /** Waits for it. Throws what the work throws, or the reason of `until`, by which this one has given it up. */
  wait(until?: AbortSignal): Promise<Result>;
}

/** Begins work whose result is kept. Its signal is aborted three seconds later, or whenever nobody waits for it after that. */
export function shareWork<Result>(begin: (ending: AbortSignal) => Promise<Result>): SharedWork<Result> {
  const ending = new AbortController();
  const startedAt = performance.now();
  let waiting = 0;
  let isSettled = false;
  const result = begin(ending.signal).finally(() => {
    isSettled = true;
  });
  result.catch(() => {});

  function leave(): void {
    waiting -= 1;
    if (waiting > 0 || isSettled) return;
    // One who waited for somebody else's document may ask for its parts in the next moment.
    const restMs = Math.max(startedAt + goesOnMs - performance.now(), 100);
    setTimeout(() => waiting === 0 && ending.abort(), restMs).unref();
  }

  return {
    result,
    get isEnded() {
      return ending.signal.aborted;
    },
    async wait(until) {
      waiting += 1;
      try {
        return await untilAborted(result, until);
      } finally {
        leave();
      }
    },
  };
}

/** The result of work; throws the reason of `signal` where that is aborted before. */
export async function untilAborted<Result>(work: Promise<Result>, signal?: AbortSignal): Promise<Result> {
  if (!signal) return work;
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
