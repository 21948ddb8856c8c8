import type { Country } from 'shared/i18n';
import { seesCandidate } from '../../registry/sees-candidate.ts';
import { type QaVisit, seenBy } from '../qa/qa-visit.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import type { Composed } from './composition.ts';

/** What decides which releases one request sees. */
export interface Choice {
  country: Country;
  /** The visitor's place among all visitors, from 0 to 9,999; who has none sees no candidate. */
  bucket: number | undefined;
  /** What a QA link shows in place of it. */
  qa?: QaVisit;
}

/**
 * The releases that one request sees. One bucket decides over all remotes together: two rollouts to 10 % meet the same
 * visitors, so that combinations stay few, and each can be tested.
 */
export function chooseComposition(snapshot: Pick<Snapshot, 'liveFor'>, { country, bucket, qa }: Choice): Composed {
  const chosen = Object.entries(snapshot.liveFor(country)).map(([name, { release, candidate }]) => {
    const sees = candidate && seesCandidate(bucket, candidate.percent);
    return [name, sees ? candidate.release : release] as const;
  });
  const composed = Object.fromEntries(chosen);
  return qa ? seenBy(qa, composed) : composed;
}

/** Whether a country's visitors see different releases, so that each needs a bucket. */
export const hasRollout = (snapshot: Pick<Snapshot, 'liveFor'>, country: Country): boolean =>
  Object.values(snapshot.liveFor(country)).some(({ candidate }) => candidate !== undefined);
