/** A circuit breaker: a release that was at fault is not tried again for a while. */
const firstMs = 500;
const factor = 4;
const longestMs = 5 * 60_000;
const forgottenMs = 10 * 60_000;

/** How long a release that was at fault is left alone. */
export interface Pauses {
  /** Notes a fault; answers how long it is paused, in ms. */
  fault(release: string): number;
  isPaused(release: string): boolean;
}

/**
 * The first fault of a release pauses it for half a second, each further one for four times as long, up to five minutes.
 * After ten minutes without one it starts afresh. `now` is in milliseconds.
 */
export function createPauses(now: () => number): Pauses {
  const faults = new Map<string, { count: number; at: number; until: number }>();

  return {
    fault(release) {
      const last = faults.get(release);
      const count = last && now() - last.at < forgottenMs ? last.count + 1 : 1;
      const pauseMs = Math.min(firstMs * factor ** (count - 1), longestMs);
      faults.set(release, { count, at: now(), until: now() + pauseMs });
      return pauseMs;
    },
    isPaused: (release) => now() < (faults.get(release)?.until ?? 0),
  };
}
