/** From this much on a figure has grown: less is chance, or the next interval that it is counted in. */
const factor = 1.3;
/** A share below this is no matter, however it grows. */
const least = 0.005;

/** Whether a share of failures, or a time, is worse after than before; `NaN` stands for one of nothing. */
export const hasGrown = (before: number, after: number): boolean =>
  after >= least && after > (Number.isFinite(before) ? before : 0) * factor;
