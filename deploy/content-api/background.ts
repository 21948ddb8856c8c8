/** Work that goes on after an answer was given. */
export interface Background {
  /** Starts work without waiting for it; an error is logged under `what`. */
  run(what: string, work: () => Promise<void>): void;
  /** Resolves when nothing is running any more. */
  done(): Promise<void>;
}

/** `logFailure` is called for each task that fails. */
export function createBackground(logFailure: (what: string, error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const one = work()
        .catch((error) => logFailure(what, error))
        .finally(() => running.delete(one));
      running.add(one);
    },
    async done() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
