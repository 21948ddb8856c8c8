import type { FastifyRequest } from 'fastify';
import { tellKnownChange } from '../../registry/known-change.ts';
import type { RenderOrder } from '../../render/render-process.ts';
import type { QaVisit } from '../qa/qa-visit.ts';
import { addressesLive } from './addresses-live.ts';
import type { ComposeOptions } from './compose-options.ts';
import { type Composing, type Limits, newBudget } from './compose-part.ts';
import type { Composed } from './composition.ts';
import type { PartSource } from './part-cache.ts';
import type { Visiting } from './visiting.ts';

/** While content is imported, the embedded database may answer late: a page that comes late is better than none. */
const patientLimits: Limits = { partLimitMs: 8_000, documentLimitMs: 8_500 };

/** Starts the time limit of the renders: called right before composing. */
export const composingFor = (
  request: FastifyRequest,
  { live, parts, mayRender, contentApiUrl, tally, ...limits }: ComposeOptions,
  { visit, token }: Visiting,
  { composed, qa, inspects = false }: { composed: Composed; qa?: QaVisit; inspects?: boolean },
): Composing => {
  const sources: Composing['sources'] = inspects ? new Map() : undefined;
  const told = sources && (({ place }: RenderOrder, source: PartSource) => void sources.set(place, source));
  return {
    composed,
    sources,
    visit,
    addressLive: live.snapshot && addressesLive(live.snapshot),
    content: { url: contentApiUrl, token, headers: tellKnownChange(live.shown.registry) },
    qa,
    renderer: qa?.renderer ?? parts.forCaller(mayRender(request.ip), told),
    log: request.log,
    count: qa ? () => {} : tally.count,
    budget: newBudget(live.isBusy ? patientLimits : limits),
  };
};
