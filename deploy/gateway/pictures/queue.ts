/** Tasks that wait for their turn. */
export interface Queue {
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Whether as many wait as may: whoever can do without should. */
  isFull(): boolean;
}

/** Runs at most `atOnce` tasks at a time, the others in the order in which they came. */
export function createQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(task) {
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else running++;
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
    isFull: () => waiting.length >= mostWaiting,
  };
}
