/** How often something may be late on a machine that does much else just then. */
const tries = 10;

/**
 * For tests of a limit that is stated in seconds: does something until it took less than `limitMs`, ten times at most.
 * `attempt` gets the number of the try, from 1 on, and answers the ms that it took. Answers those of all tries.
 */
export async function untilInTime(limitMs: number, attempt: (number: number) => Promise<number>): Promise<number[]> {
  const took: number[] = [];
  while (took.length < tries && !took.some((ms) => ms < limitMs)) took.push(await attempt(took.length + 1));
  return took;
}

/** The ms that a piece of work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
