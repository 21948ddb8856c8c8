import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import { callerGone } from '../../observe/caller-gone.ts';
import { tellKnownChange } from '../../registry/contract.ts';
import { proofHeader } from '../captcha/routes.ts';
import type { TabCompositions } from '../compose/tab-composition.ts';
import type { QaVisit, QaVisits } from '../qa/qa-visit.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { Release } from '../releases/release-store.ts';
import type { Bearers } from '../session/bearers.ts';
import { askContent } from './ask-content.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

/** No text of an operation: its hash only, in the form of persisted queries. */
const operation = z.strictObject({
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.object({
    persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  }),
});
const bodyLimit = 128 * 1024;
const answerLimitMs = 10_000;
/** The rate limit of an address, which many visitors may share. */
const calls = { max: 1_200, timeWindow: '1 minute' };

interface GraphqlOptions {
  contentApiUrl: string;
  bearers: Bearers;
  documents: TrustedDocuments;
  live: Pick<LiveReleases, 'snapshot' | 'shown'>;
  tabs: TabCompositions;
  visits: Pick<QaVisits, 'of'>;
}

/**
 * Passes on to the content API the operations of the releases that the tab has, with the bearer token that the visitor's
 * cookie stands for. A caller that names no versions is taken to have what is live.
 */
export async function graphqlRoutes(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { contentApiUrl, bearers, documents, live, tabs, visits } = options;

  async function releasesOf(request: FastifyRequest, qa: QaVisit | undefined): Promise<Release[]> {
    const tab = request.headers['x-composition'];
    if (tab) return Object.values(await tabs(String(tab), qa));
    return [...(live.snapshot?.all ?? []), ...Object.values(qa?.releases ?? {})];
  }

  app.post('/graphql', { bodyLimit, config: { rateLimit: calls } }, async (request, reply) => {
    const { operationName, variables, extensions } = operation.parse(request.body);
    const qa = await visits.of(request);
    const { text: query, reads } = documents(extensions.persistedQuery.sha256Hash, await releasesOf(request, qa));
    const { token } = await bearers.own(request);
    const headers = {
      'x-forwarded-for': request.ip,
      'x-forwarded-host': request.host,
      ...tellKnownChange(live.shown.registry),
      ...languageOf(request.headers['accept-language']),
      ...proofHeader(request),
      ...keyHeader(request.headers['idempotency-key']),
      ...qa?.contentHeaders,
    };
    const gone = reads ? callerGone(reply) : undefined;
    const call = { query, operationName, variables, token, headers, limitMs: answerLimitMs, reads, gone };
    const { status, answer } = await askContent(contentApiUrl, call)
      .then(async (response) => ({ status: response.status, answer: Buffer.from(await response.arrayBuffer()) }))
      .catch((cause) => {
        gone?.throwIfAborted();
        throw new SiteError('content-failed', undefined, { cause });
      });
    return reply.code(status).header('cache-control', 'no-store').type('application/json').send(answer);
  });
}

/** The key by which the content API knows a write that comes again; it says what a key is. */
export const keyHeader = (key?: string | string[]): Record<string, string> =>
  typeof key === 'string' ? { 'idempotency-key': key } : {};

/**
 * The header as the interface sends it: `fr`, or language and country. A browser's own list does not name the page's
 * language.
 */
const languageOf = (header = ''): Record<string, string> =>
  /^(?:fr|[a-z]{2}-[A-Z]{2})$/.test(header) ? { 'accept-language': header } : {};
