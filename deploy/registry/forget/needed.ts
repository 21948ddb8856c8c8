import { releaseKey } from 'shared/release';
import { isMoment } from '../contract.ts';
import { wayBack } from '../live.ts';
import type { dated, history, live } from '../tables.ts';

type Line = Pick<
  typeof history.$inferSelect,
  'at' | 'action' | 'remote' | 'country' | 'fromVersion' | 'toVersion' | 'together'
>;
type Row = Pick<typeof live.$inferSelect, 'remote' | 'country' | 'version' | 'candidateVersion' | 'replacedVersion'>;

/** What there is of a registry that somebody may still need a release for. */
export interface Present {
  /** What is live. */
  rows: readonly Row[];
  /** The lines of the history that changed what somebody sees, the oldest first. */
  lines: readonly Line[];
  dated: readonly Pick<typeof dated.$inferSelect, 'remote' | 'version'>[];
}

/** The releases that are live, were since that moment, are dated, or that a rollback leads to, by `releaseKey`. */
export function neededReleases({ rows, lines, dated }: Present, since: Date): Set<string> {
  const needed = new Set<string>();
  const need = (remote: string, ...versions: (string | null | undefined)[]) => {
    for (const version of versions) if (version) needed.add(releaseKey({ name: remote, version }));
  };
  for (const { remote, version, candidateVersion, replacedVersion } of rows)
    need(remote, version, candidateVersion, replacedVersion);
  for (const { remote, version } of dated) need(remote, version);
  const byPlace = Map.groupBy(lines, ({ remote, country }) => JSON.stringify([remote, country]));
  for (const own of byPlace.values()) {
    const [{ remote, country } = { remote: null, country: null }] = own;
    if (remote === null || country === null) continue;
    const isRecent = ({ at }: Line) => !isMoment(at) || at >= since;
    for (const { fromVersion, toVersion } of own.filter(isRecent)) need(remote, fromVersion, toVersion);
    // What was live when the time began, beside the rest of the visitors where it was a rollout.
    const last = own.findLast((line) => !isRecent(line));
    need(remote, last?.toVersion, last?.action === 'roll-out' ? last.fromVersion : undefined);
    need(remote, wayBack(own.map(({ action, toVersion: to }) => ({ action, to }))));
    const now = rows.find((row) => row.remote === remote && row.country === country)?.version ?? null;
    for (const { together, fromVersion, toVersion } of own)
      if (together !== null && toVersion === now) need(remote, fromVersion);
  }
  return needed;
}
