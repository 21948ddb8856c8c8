import { setTimeout as delay } from 'node:timers/promises';

/** Long enough for gateways that ask every 100 ms to see it, also between two pieces of one work. */
const lastsMs = 2_000;
/** After it they all have heard of it, and what pages they began before are complete. */
const announcedMs = 1_500;

/** Whether long work keeps the database busy, so that pages may take longer than usual. */
export interface Busy {
  isBusy(): boolean;
  /** It is while this work goes on, and for a moment after it. Where anybody asks, the work begins once they know. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** It is not busy at first. */
export function createBusy(): Busy {
  let [running, until, askedAt] = [0, 0, Number.NEGATIVE_INFINITY];
  let announced = Promise.resolve();
  const isBusy = () => running > 0 || performance.now() < until;

  return {
    isBusy() {
      askedAt = performance.now();
      return isBusy();
    },
    async during(work) {
      const isAsked = performance.now() - askedAt < lastsMs;
      if (!isBusy()) announced = isAsked ? delay(announcedMs) : Promise.resolve();
      running++;
      try {
        await announced;
        return await work();
      } finally {
        running--;
        until = performance.now() + lastsMs;
      }
    },
  };
}
