import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Posted } from 'shared/forms';
import { trustedScripts } from 'shared/release';
import { definitionOf, type RouteMatch } from 'shared/routes';
import { callerGone } from '../../observe/caller-gone.ts';
import { requestIdHeader } from '../../observe/request-id.ts';
import type { Renderer } from '../../render/renderer.ts';
import type { PageSettings } from '../../settings/settings.ts';
import type { BrandReader } from '../brand/read-brand.ts';
import type { Development } from '../development/routes.ts';
import type { FormStepsOptions } from '../forms/form-steps.ts';
import { inspectsHere } from '../qa/inspecting.ts';
import { ownMachinesOf, type QaVisits } from '../qa/qa-visit.ts';
import { pageLoadTiming, signPage } from '../reports/page-token.ts';
import { setDocumentPolicy } from '../security/headers.ts';
import { redirectWithin } from '../security/own-address.ts';
import type { Bearers } from '../session/bearers.ts';
import { type AnswerCache, anonymousRequest } from './answer-cache.ts';
import type { InlineStyles } from './assets.ts';
import type { RequestComposition } from './choose-composition.ts';
import { composeContext, type RenderOptions, visitOf } from './compose-context.ts';
import { type ComposedDocument, composeDocument } from './compose-document.ts';
import { withQuery } from './compose-page.ts';
import { type Composed, compositionId } from './composition.ts';
import type { Destination } from './destination.ts';
import {
  type CachedDocument,
  type DocumentCache,
  encodingFor,
  mayBeShared,
  withCompressedForms,
} from './document-cache.ts';
import type { FairQueue } from './fair-queue.ts';
import type { Load } from './shed-load.ts';
import type { TabCompositions } from './tab-composition.ts';
import { rememberedLanguage, rememberLanguage, type Visitor } from './visitor.ts';
import { asksForWhole } from './whole-page.ts';

/** What pages, navigations and posted forms are answered with. */
export interface ComposeOptions extends RenderOptions, FormStepsOptions {
  /** The versions that open tabs have. */
  tabs: TabCompositions;
  load: Pick<Load, 'refusesPrefetches'> & Pick<Renderer, 'render'>;
  /** Whose document or navigation is composed next. */
  queue: FairQueue;
  bearers: Bearers;
  brands: Pick<BrandReader, 'now'>;
  pageSettings: PageSettings;
  inlineStyles: InlineStyles;
  /** Set on the gateway of a developer. */
  development: Development | undefined;
  documents: DocumentCache;
  answers: Pick<AnswerCache, 'add'>;
  /** For how many seconds a shared cache in front of the site may keep an anonymous page; undefined: there is no such cache. */
  sharedSeconds: number | undefined;
  /** Signs the tokens of page loads. */
  serviceSecret: string;
  visits: Pick<QaVisits, 'of'>;
  /** Called with every composition that a visitor sees. */
  remember(composed: Composed): void;
}

/** A document that is asked for; `posted` is the outcome of the form that was posted to it. */
interface Asked extends RequestComposition {
  visitor: Visitor;
  destination: Exclude<Destination, { redirect: string }>;
  posted?: Posted;
}

/** Composes a document, or takes it from the document cache, and says which caches may keep the answer. */
export async function answerDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { visitor, destination, posted, qa, composed, routes, bar, isForAll }: Asked,
  options: ComposeOptions,
) {
  const { country } = visitor;
  const requestVisit = await visitOf(request, options, visitor, destination.route, { routes, qa, posted });
  // Forms are posted to here by browsers without scripts only.
  const needsAll = posted !== undefined || asksForWhole(request);
  const gone = callerGone(reply);
  const inspects = Boolean(qa || options.development) || inspectsHere(request, reply);
  const compose = async () =>
    composeDocument(
      composeContext(request, options, requestVisit, { composed, qa, inspects, needsAll, gone }),
      destination.status,
      { ...options.pageSettings, inlineStyles: options.inlineStyles },
      { bar: bar(), development: options.development },
    );
  const inTurn = <Result>(work: () => Promise<Result>) =>
    options.queue.inTurn(request.ip, work, () => reply.raw.destroyed);
  const id = compositionId(composed);
  // Where no page is, the route has nothing of the query.
  const address = destination.status === 404 ? request.url : plainAddress(destination.route);
  const key = JSON.stringify([id, visitor.origin, destination.status, destination.route.language, address, needsAll]);
  const isShared = !inspects && mayBeShared(requestVisit.visit);
  const document: CachedDocument = isShared
    ? await options.documents.get(key, compose, inTurn)
    : withCompressedForms(await inTurn(compose));
  const { status, route, movedTo } = document;
  if (movedTo && !posted) return redirectWithin(reply, withQuery(movedTo, request.url), 301);
  const guards = composed.shell?.manifest.gives.includes(trustedScripts) ?? false;
  setDocumentPolicy(reply, { ...document, trustedScripts: guards, machines: qa ? ownMachinesOf(qa) : [] });
  options.remember(composed);
  reply.code(posted && status === 200 ? reply.statusCode : status).type('text/html; charset=utf-8');
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = encoding && (await document.compressed(encoding));
  if (body) reply.headers({ 'content-encoding': encoding, vary: 'cookie, accept-encoding' });

  const page = { composition: id, country };
  const isAnonymous = isShared && anonymousRequest(request.raw) !== undefined;
  if (isAnonymous && !definitionOf(route.name)?.personal) allowBackAndForward(reply);
  const freshMs = isAnonymous && isForAll() ? options.documents.freshMs(key, document) : 0;
  const sharedSeconds = freshMs > 0 && mayBeInSharedCache(document) ? options.sharedSeconds : undefined;
  const load = sharedSeconds === undefined ? { page, language: rememberedLanguage(visitor, route, status) } : undefined;
  if (sharedSeconds !== undefined) allowSharedCache(reply, sharedSeconds);
  else
    reply.header('server-timing', pageLoadTiming(request.id, qa ? undefined : signPage(options.serviceSecret, page)));
  rememberLanguage(reply, visitor, load?.language);
  if (body && document.isKept && request.url === address)
    options.answers.add(request.raw, { status, headers: reply.getHeaders(), body, load }, freshMs);
  return reply.send(body || document.html);
}

/**
 * The one address of a document that stands in memory. Any number of others may lead to it, by what the route leaves out or by
 * how they are encoded: they would push out what is there, and none of them is composed.
 */
function plainAddress({ path, query }: RouteMatch): string {
  // A route has its query from the last to the first.
  const search = new URLSearchParams(Object.entries(query).reverse());
  return search.size ? `${path}?${search}` : path;
}

/** Whether a shared cache may keep an anonymous document: the page exists, has no stale part, and is not a personal one. */
const mayBeInSharedCache = ({ status, isFresh, route }: ComposedDocument): boolean =>
  status === 200 && isFresh && !definitionOf(route.name)?.personal;

/** Lets a shared cache (CDN) keep an answer, which then has no id or token of this one page load. */
function allowSharedCache(reply: FastifyReply, seconds: number): void {
  reply.removeHeader(requestIdHeader);
  reply.headers({ 'cache-control': `public, max-age=0, s-maxage=${seconds}`, vary: 'cookie, accept-encoding' });
}

/** Lets the visitor's own browser bring a page without anything personal back as it was left; it asks again for a new visit. */
const allowBackAndForward = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'private, no-cache');

/** Forbids browsers and shared caches to keep an answer: it may be one visitor's own. */
export const forbidCaching = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'cache-control': 'private, no-store', vary: 'cookie' });
