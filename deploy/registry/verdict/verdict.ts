import { chanceOfWorse, type Trials } from './fisher.ts';

export type { Trials };

/** What verdicts follow. */
export interface Rules {
  /** The fewest visits of each version. */
  minVisits: number;
  /** The fewest networks, of one day, with failed visits for which a version is rolled back. */
  minNetworks: number;
  /** How often a sound version may be rolled back at most. */
  alpha: number;
}

export const usualRules: Rules = { minVisits: 50, minNetworks: 30, alpha: 0.01 };

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
 * visits (of both versions together) gets alpha·m/(n·(n+1)); m = 2·minVisits is the smallest n that is tested. `networks`
 * are those in which visits of the new version failed, of the day that has most.
 */
export function verdictOf(
  next: Trials,
  before: Trials,
  { minVisits, minNetworks, alpha }: Rules,
  networks = next.failures,
): Verdict {
  const [a, b] = [bounded(next), bounded(before)];
  const figures = `${rate(a)} of the new version, ${rate(b)} of the one before`;
  if (a.visits < minVisits || b.visits < minVisits)
    return { answer: 'hold', why: `${figures}; ${minVisits} visits of each are needed` };
  const chance = chanceOfWorse(a, b);
  const all = a.visits + b.visits;
  const level = (alpha * 2 * minVisits) / (all * (all + 1));
  const compared = `${figures}; p = ${chance.toPrecision(2)}, rolled back below ${level.toPrecision(2)}`;
  if (chance < level && networks >= minNetworks) return { answer: 'roll-back', why: compared };
  return { answer: chance < suspicious ? 'hold' : 'go-on', why: compared };
}

/** Reports of one page load may come through several gateways. */
const bounded = ({ visits, failures }: Trials): Trials => ({ visits, failures: Math.min(visits, failures) });

const rate = ({ visits, failures }: Trials): string =>
  `${failures} of ${visits} visits failed${visits ? ` (${((100 * failures) / visits).toFixed(1)} %)` : ''}`;
