import { chanceOfWorse, type Trials } from './fisher.ts';

export type { Trials };

/** What verdicts follow: the fewest mounts of each version, and how often a sound version may be taken back at most. */
export interface Rules {
  minMounts: number;
  alpha: number;
}

export const usualRules: Rules = { minMounts: 50, alpha: 0.01 };

/** `go-on`: nothing speaks against the new version. `hold`: too little is known, or it looks worse. `roll-back`: it is. */
export type Answer = 'go-on' | 'hold' | 'roll-back';

export interface Verdict {
  answer: Answer;
  /** The figures that it follows from, in words. */
  why: string;
}

/** What would make one wonder, were it looked at once. */
const suspicious = 0.05;

/**
 * Whether a new version fails more often than the one before it: Fisher's exact test, one-sided. It is asked every
 * second, on data that grow, which would find something sooner or later where nothing is. Therefore the chance of a
 * wrong answer is shared out over all looks there can ever be: the look at n mounts in all gets alpha·m/(n·(n+1)), of
 * which the sum from n = m, the fewest that are looked at, is alpha.
 */
export function verdictOf(next: Trials, before: Trials, { minMounts, alpha }: Rules): Verdict {
  const [a, b] = [bounded(next), bounded(before)];
  const figures = `${rate(a)} of the new version, ${rate(b)} of the one before`;
  if (a.mounts < minMounts || b.mounts < minMounts)
    return { answer: 'hold', why: `${figures}; ${minMounts} mounts of each are needed` };
  const chance = chanceOfWorse(a, b);
  const all = a.mounts + b.mounts;
  const level = (alpha * 2 * minMounts) / (all * (all + 1));
  const compared = `${figures}; p = ${chance.toPrecision(2)}, taken back below ${level.toPrecision(2)}`;
  if (chance < level) return { answer: 'roll-back', why: compared };
  return { answer: chance < suspicious ? 'hold' : 'go-on', why: compared };
}

/** A part that fails again and again counts once. */
const bounded = ({ mounts, failures }: Trials): Trials => ({ mounts, failures: Math.min(mounts, failures) });

const rate = ({ mounts, failures }: Trials): string =>
  `${failures} of ${mounts} mounts failed${mounts ? ` (${((100 * failures) / mounts).toFixed(1)} %)` : ''}`;
