import type { Trials } from './fisher.ts';

/** The visits of a version, and those that failed, by the number of their network. */
export interface Visits {
  visits: number;
  failures: ReadonlyMap<number, number>;
}

/** All visits count as they are. */
export const everyVisit = ({ visits, failures }: Visits): Trials => ({
  visits,
  failures: sumOf(failures.values()),
});

/**
 * The visits without the failed ones by which a network has more than its share of all failed visits: nobody brings a
 * version down alone, however often they load its pages.
 */
export function withoutExcess({ visits, failures }: Visits, mostOfOne: number): Trials {
  const most = largestShare([...failures.values()], mostOfOne);
  const counted = sumOf([...failures.values()].map((count) => Math.min(count, most)));
  return { visits: Math.max(0, visits - (sumOf(failures.values()) - counted)), failures: counted };
}

/** The most that each may have, so that none has more than `mostOfOne` of all that is then left. */
function largestShare(counts: readonly number[], mostOfOne: number): number {
  for (let most = Math.max(0, ...counts); most > 0; most -= 1)
    if (most <= mostOfOne * sumOf(counts.map((count) => Math.min(count, most)))) return most;
  return 0;
}

const sumOf = (counts: Iterable<number>): number => {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
};
