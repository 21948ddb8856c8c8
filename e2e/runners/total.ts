export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Timed {
  title: string;
  seconds: number;
}

/** Summed over all runners. */
export const total = {
  passed: 0,
  failed: 0,
  skipped: 0,
  add(counts: Counts) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  },
};

/** How long each test of all runners took. */
export const timed: Timed[] = [];

/** Those that failed once and then passed, where there is a second try. */
export const atSecondTry: string[] = [];

const slowest = (): string =>
  timed
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${title}`)
    .join('\n');

export const closingLine = (): string => {
  const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
  return `tests: ${total.passed} passed, ${total.failed} failed${skipped}`;
};

/** What a run ends with: the ten slowest tests, those that needed a second try, and how many went how. */
export function summary(): string {
  const again = atSecondTry.length ? [`Passed only at the second try; look into them:\n${atSecondTry.join('\n')}`] : [];
  return ['', `The slowest ten:\n${slowest()}`, ...again, closingLine()].join('\n\n');
}
