type Work = (lock: object | null) => unknown;

/** Exclusive locks as browsers have them, which jsdom has not: each is held until the work of its holder has ended. */
export function webLocks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    async request(name: string, ...given: [Work] | [{ ifAvailable: boolean }, Work]) {
      const before = queues.get(name);
      const [options, work] = given.length === 2 ? given : [undefined, given[0]];
      if (options?.ifAvailable && before) return work(null);
      const held = Promise.resolve(before).then(() => work({}));
      queues.set(name, held);
      try {
        return await held;
      } finally {
        if (queues.get(name) === held) queues.delete(name);
      }
    },
  };
}
