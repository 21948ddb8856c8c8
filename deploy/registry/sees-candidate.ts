/** How many buckets there are: a rollout to 1 % shows in a hundred of them. */
export const buckets = 10_000;

/** Whether a visitor in this bucket sees the version that is rolled out to so many per cent. Who has none does not. */
export const seesCandidate = (bucket: number | undefined, percent: number): boolean =>
  bucket !== undefined && bucket < (percent * buckets) / 100;
