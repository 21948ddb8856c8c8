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

/** The ten that took longest, a line each. */
export const slowest = (): string =>
  timed
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${title}`)
    .join('\n');

export const closingLine = (): string => {
  const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
  return `tests: ${total.passed} passed, ${total.failed} failed${skipped}`;
};
