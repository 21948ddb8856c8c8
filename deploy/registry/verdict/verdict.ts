import { chanceOfWorse, type Trials } from './fisher.ts';

export type { Trials };

/** What verdicts follow. */
export interface Rules {
  /** The fewest visits of each version. */
  minVisits: number;
  /** The fewest failed visits for which a version is rolled back. */
  minFailures: number;
  /** The largest share of the failed visits that may come from one network. */
  mostOfOneNetwork: number;
  /** How often a sound version may be rolled back at most. */
  alpha: number;
}

export const usualRules: Rules = { minVisits: 50, minFailures: 20, mostOfOneNetwork: 1 / 5, alpha: 0.01 };

/** `go-on`: nothing speaks against the new version. `hold`: too little is known, or it looks worse. `roll-back`: it is. */
export type Answer = 'go-on' | 'hold' | 'roll-back';

interface Verdict {
  answer: Answer;
  /** The figures that it follows from, in words. */
  why: string;
}

/** The p-value below which a rollout is held, though it is not reverted. */
const suspicious = 0.05;

/**
 * Whether a new version fails more often than the one before it: Fisher's exact test, one-sided. The test is repeated
 * every second on growing data. So that all tests together are wrong with a chance of at most `alpha`, the test at n
 * visits (of both versions together) gets alpha·m/(n·(n+1)); m = 2·minVisits is the smallest n that is tested.
 */
export function verdictOf(next: Trials, before: Trials, { minVisits, minFailures, alpha }: Rules): Verdict {
  const [a, b] = [bounded(next), bounded(before)];
  const figures = `${rate(a)} of the new version, ${rate(b)} of the one before`;
  if (a.visits < minVisits || b.visits < minVisits)
    return { answer: 'hold', why: `${figures}; ${minVisits} visits of each are needed` };
  const chance = chanceOfWorse(a, b);
  const all = a.visits + b.visits;
  const level = (alpha * 2 * minVisits) / (all * (all + 1));
  const compared = `${figures}; p = ${chance.toPrecision(2)}, rolled back below ${level.toPrecision(2)}`;
  if (chance < level && a.failures >= minFailures) return { answer: 'roll-back', why: compared };
  return { answer: chance < suspicious ? 'hold' : 'go-on', why: compared };
}

/** Reports of one page load may come through several gateways. */
const bounded = ({ visits, failures }: Trials): Trials => ({ visits, failures: Math.min(visits, failures) });

const rate = ({ visits, failures }: Trials): string =>
  `${failures} of ${visits} visits failed${visits ? ` (${((100 * failures) / visits).toFixed(1)} %)` : ''}`;

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
