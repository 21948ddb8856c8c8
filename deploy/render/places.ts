/** A number of places that are taken and given back; who finds none waits, first come, first served. */
export interface Places {
  /** Waits for a place. False where it is not wanted any more at its turn, or is not wanted and would have to wait. */
  take(isWanted: () => boolean): Promise<boolean>;
  /** Takes a place if there is one now. */
  tryTake(): boolean;
  giveBack(): void;
  /** How many wait for a place that they still want. */
  readonly waiting: number;
}

/** So many places, all free. */
export function createPlaces(count: number): Places {
  let free = count;
  let waiting: { isWanted: () => boolean; resolve: (isTaken: boolean) => void }[] = [];

  function tryTake(): boolean {
    if (free < 1) return false;
    free -= 1;
    return true;
  }

  return {
    tryTake,
    take(isWanted) {
      if (tryTake()) return Promise.resolve(true);
      if (!isWanted()) return Promise.resolve(false);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting.push({ isWanted, resolve });
      return promise;
    },
    giveBack() {
      free += 1;
      for (const one of waiting.filter(({ isWanted }) => !isWanted())) one.resolve(false);
      waiting = waiting.filter(({ isWanted }) => isWanted());
      if (waiting.length > 0 && tryTake()) waiting.shift()?.resolve(true);
    },
    get waiting() {
      return waiting.filter(({ isWanted }) => isWanted()).length;
    },
  };
}
