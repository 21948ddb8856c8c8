import type { HistoryEntry } from '../../../registry/contract.ts';

/** The line of the history, the newest first, that made a version live where it is live now; undefined where it is too old. */
export const madeLive = (
  history: readonly HistoryEntry[],
  { remote, country, version }: { remote: string; country: string; version: string },
): HistoryEntry | undefined => {
  const [last] = history.filter((entry) => entry.remote === remote && entry.country === country);
  return last?.to === version ? last : undefined;
};
