import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Country } from 'shared/i18n';
import { buckets } from '../../registry/sees-candidate.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { hasRollout } from './choose-composition.ts';

const cookie = 'bucket';
const monthSeconds = 30 * 24 * 60 * 60;

/** The bucket that a visitor's cookie names; undefined where there is none, or no number of ours. */
export function bucketOf({ cookies }: Pick<FastifyRequest, 'cookies'>): number | undefined {
  const text = cookies[cookie] ?? '';
  const bucket = /^\d{1,4}$/.test(text) ? Number(text) : buckets;
  return bucket < buckets ? bucket : undefined;
}

/**
 * The bucket for a page load: while a rollout runs in the country, a visitor without one gets one and keeps it for 30
 * days. It is a random number from 0 to 9999, so that it identifies nobody
 * (docs/decisions/20-browsers-judge-new-versions.md).
 */
export function keptBucket(
  request: FastifyRequest,
  reply: FastifyReply,
  snapshot: Pick<Snapshot, 'liveFor'>,
  country: Country,
): number | undefined {
  const known = bucketOf(request);
  if (known !== undefined || !hasRollout(snapshot, country)) return known;
  const drawn = randomInt(buckets);
  const options = { path: '/', maxAge: monthSeconds, sameSite: 'lax', httpOnly: true } as const;
  reply.setCookie(cookie, String(drawn), { ...options, secure: request.protocol === 'https' });
  return drawn;
}
