import type { FastifyReply, FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';
import { barOf } from '../qa/bar-html.ts';
import type { QaVisit, QaVisits } from '../qa/qa-visit.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { keptBucket } from './bucket.ts';
import { chooseComposition, hasRollout } from './choose-composition.ts';
import { type ComposedRoutes, routesOf } from './composed-routes.ts';
import type { Composed } from './composition.ts';
import type { Visitor } from './visitor.ts';

/** What somebody sees: the releases, and where their pages are found. */
export interface Seen {
  composed: Composed;
  routes: ComposedRoutes;
  qa: QaVisit | undefined;
  bar(): ReturnType<typeof barOf> | undefined;
  /** Whether all visitors of the country see it. */
  sameForAll: boolean;
}

/** What a visitor's page load is composed of. Throws SiteError `site-starting`. */
export async function seenBy(
  request: FastifyRequest,
  reply: FastifyReply,
  { country }: Visitor,
  { live, visits }: { live: LiveReleases; visits: Pick<QaVisits, 'of'> },
): Promise<Seen> {
  const snapshot = liveSnapshot(live);
  const qa = await visits.of(request);
  const bucket = keptBucket(request, reply, snapshot, country);
  const composed = chooseComposition(snapshot, { country, bucket, qa });
  const bar = () => qa && barOf(request, qa, chooseComposition(snapshot, { country, bucket }));
  return { qa, composed, routes: routesOf(composed), bar, sameForAll: !hasRollout(snapshot, country) };
}

/** Throws SiteError `site-starting` where there is nothing to show yet. */
export function liveSnapshot({ snapshot }: LiveReleases): Snapshot {
  if (!snapshot?.isComplete) throw new SiteError('site-starting');
  return snapshot;
}
