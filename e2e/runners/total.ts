export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
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

export const closingLine = (): string => {
  const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
  return `tests: ${total.passed} passed, ${total.failed} failed${skipped}`;
};
