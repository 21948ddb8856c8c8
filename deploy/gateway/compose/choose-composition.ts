import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';
import type { Country } from 'shared/i18n';
import { buckets, seesCandidate } from '../../registry/which-version.ts';
import { barOf } from '../qa/bar-html.ts';
import { type QaVisit, type QaVisits, seenByQa } from '../qa/qa-visit.ts';
import { withLibraries } from '../releases/libraries.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { type Composed, type ComposedRoutes, routesOf } from './composition.ts';
import type { Visitor } from './visitor.ts';

/** What decides which releases one request sees. */
interface Choice {
  country: Country;
  /** The visitor's place among all visitors, from 0 to 9,999; without one a visitor sees no candidate of a rollout. */
  bucket: number | undefined;
  /** The QA visit, which shows releases in place of these. */
  qa?: QaVisit;
}

/**
 * The releases that one request sees: the live ones, or the candidate of a rollout (canary) for a share of the visitors. One
 * bucket decides over all remotes together: two rollouts to 10 % meet the same visitors, so that combinations stay few, and
 * each can be tested.
 */
export function chooseComposition(snapshot: Pick<Snapshot, 'liveFor'>, { country, bucket, qa }: Choice): Composed {
  const chosen = Object.entries(snapshot.liveFor(country)).map(([name, { release, candidate }]) => {
    const sees = candidate && seesCandidate(bucket, candidate.percent);
    return [name, sees ? candidate.release : release] as const;
  });
  const composed = Object.fromEntries(chosen);
  return withLibraries(qa ? seenByQa(qa, composed) : composed);
}

/** Whether a country's visitors see different releases, so that each needs a bucket. */
const hasRollout = (snapshot: Pick<Snapshot, 'liveFor'>, country: Country): boolean =>
  Object.values(snapshot.liveFor(country)).some(({ candidate }) => candidate !== undefined);

const bucketCookie = 'bucket';
const monthSeconds = 30 * 24 * 60 * 60;

/** The bucket that a visitor's cookie names; undefined where there is no cookie, or no number of ours in it. */
export function bucketOf({ cookies }: Pick<FastifyRequest, 'cookies'>): number | undefined {
  const text = cookies[bucketCookie] ?? '';
  const bucket = /^\d{1,4}$/.test(text) ? Number(text) : buckets;
  return bucket < buckets ? bucket : undefined;
}

/**
 * Draws the bucket of a visitor who has none, and has the browser keep it for 30 days. It is a random number from 0 to 9999,
 * so that it identifies nobody (docs/decisions/20-browsers-judge-new-versions.md).
 */
function assignBucket(request: FastifyRequest, reply: FastifyReply): number {
  const drawn = randomInt(buckets);
  const options = { path: '/', maxAge: monthSeconds, sameSite: 'lax', httpOnly: true } as const;
  reply.setCookie(bucketCookie, String(drawn), { ...options, secure: request.protocol === 'https' });
  return drawn;
}

/** What a request sees: the releases, and where their pages are found. */
export interface RequestComposition {
  composed: Composed;
  routes: ComposedRoutes;
  qa: QaVisit | undefined;
  bar(): ReturnType<typeof barOf> | undefined;
  /** Whether all visitors of the country see it, still: then caches may keep its documents. */
  isForAll(): boolean;
}

/**
 * The releases that a visitor's request sees; gives the visitor a bucket where one is needed. Throws SiteError
 * `site-starting`.
 */
export async function compositionOfRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { country }: Visitor,
  { live, visits }: { live: LiveReleases; visits: Pick<QaVisits, 'of'> },
): Promise<RequestComposition> {
  const snapshot = liveSnapshot(live);
  const qa = await visits.of(request);
  const isRollout = hasRollout(snapshot, country);
  const bucket = bucketOf(request) ?? (isRollout ? assignBucket(request, reply) : undefined);
  const composed = chooseComposition(snapshot, { country, bucket, qa });
  const bar = () => qa && barOf(request, qa, chooseComposition(snapshot, { country, bucket }));
  // While the request waited for its turn, other releases may have gone live.
  const isForAll = () => !isRollout && live.snapshot === snapshot;
  return { qa, composed, routes: routesOf(composed, snapshot.retired), bar, isForAll };
}

/** The live releases. Throws SiteError `site-starting` where there is nothing to show yet. */
export function liveSnapshot({ snapshot }: LiveReleases): Snapshot {
  if (!snapshot?.isComplete) throw new SiteError('site-starting');
  return snapshot;
}
