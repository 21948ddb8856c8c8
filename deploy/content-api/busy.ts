/** Long enough for gateways that ask every 100 ms to see it, also between two pieces of one work. */
const lastsMs = 2_000;

/** Whether long work keeps the database busy, so that pages may take longer than usual. */
export interface Busy {
  isBusy(): boolean;
  /** It is while this work goes on, and for a moment after it. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createBusy(): Busy {
  let [running, until] = [0, 0];
  return {
    isBusy: () => running > 0 || performance.now() < until,
    async during(work) {
      running++;
      try {
        return await work();
      } finally {
        running--;
        until = performance.now() + lastsMs;
      }
    },
  };
}
