const timeoutsUntilPause = 3;
const windowMs = 30_000;
const pauseMs = 30_000;

/** Says which releases are not rendered for a while, since they hold up workers. Keys are `name@version`. */
export interface Breaker {
  /** Tells that a render of the release had to be ended. */
  late(release: string): void;
  isPaused(release: string): boolean;
}

/**
 * After 3 timeouts within 30 s a release is paused for 30 s; then it starts afresh. Successes do not count against
 * timeouts: one looping page would otherwise hide behind the good ones of its remote. `now` is in milliseconds.
 */
export function createBreaker(now: () => number): Breaker {
  const timeouts = new Map<string, number[]>();
  const pausedUntil = new Map<string, number>();

  return {
    late(release) {
      const recent = [...(timeouts.get(release) ?? []), now()].filter((time) => time > now() - windowMs);
      if (recent.length < timeoutsUntilPause) {
        timeouts.set(release, recent);
        return;
      }
      timeouts.delete(release);
      pausedUntil.set(release, now() + pauseMs);
    },
    isPaused: (release) => now() < (pausedUntil.get(release) ?? 0),
  };
}
