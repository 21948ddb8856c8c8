/** Some visits, and how many of them failed. */
export interface Trials {
  visits: number;
  failures: number;
}

/**
 * Fisher's exact test, one-sided: how likely it is, if both versions fail equally often, that the failures fall on the
 * first as unevenly as they do, or more so. From 0 to 1; small where the first is worse.
 */
export function chanceOfWorse(next: Trials, before: Trials): number {
  const failures = next.failures + before.failures;
  const visits = next.visits + before.visits;
  /** The hypergeometric probability of k failures of the first, and how it changes to k + 1. */
  const chance = (k: number) =>
    Math.exp(logChoose(failures, k) + logChoose(visits - failures, next.visits - k) - logChoose(visits, next.visits));
  const ratio = (k: number) =>
    ((failures - k) * (next.visits - k)) / ((k + 1) * (visits - failures - next.visits + k + 1));

  // The side on which the terms become smaller is summed: nothing is lost where they are tiny.
  if (next.failures * visits >= failures * next.visits) {
    const most = Math.min(failures, next.visits);
    return Math.min(
      1,
      sumFrom(chance(next.failures), next.failures, (k) => (k < most ? ratio(k) : 0), 1),
    );
  }
  const least = Math.max(0, failures - before.visits);
  if (next.failures === least) return 1;
  const below = next.failures - 1;
  return (
    1 -
    Math.min(
      1,
      sumFrom(chance(below), below, (k) => (k > least ? 1 / ratio(k - 1) : 0), -1),
    )
  );
}

/** The sum of a term and those after it, of which each is the one before times `factor`. */
function sumFrom(first: number, from: number, factor: (k: number) => number, step: 1 | -1): number {
  let sum = 0;
  for (let term = first, k = from; term > sum * 1e-17; k += step) {
    sum += term;
    term *= factor(k);
  }
  return sum;
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

const small = [0];
for (let n = 1; n <= 256; n += 1) small.push((small[n - 1] ?? 0) + Math.log(n));

/** ln n!; from 257 on by Stirling's series, whose error is below 1e-12 there. */
function logFactorial(n: number): number {
  const known = small[n];
  if (known !== undefined) return known;
  const x = n + 1;
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * x) - 1 / (360 * x ** 3);
}
