import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';
import type { Posted } from 'shared/forms';
import { type Country, type Language, languages, settingsOf } from 'shared/i18n';
import { trustedScripts } from 'shared/release';
import { href, redirectFor } from 'shared/routes';
import { withRoutes } from 'shared/routes/on-server';
import { z } from 'zod';
import { tellKnownChange } from '../../registry/known-change.ts';
import type { RenderOrder } from '../../render/render-process.ts';
import type { Renderer } from '../../render/renderer.ts';
import type { ThirdParties } from '../../settings/settings.ts';
import type { Development } from '../development/development.ts';
import { guestProductsOf, keepDone, takeDone } from '../forms/form-cookies.ts';
import { formOwner } from '../forms/form-owner.ts';
import { type FormStepsOptions, formSteps } from '../forms/form-steps.ts';
import { formTokenOf, isPostedForm, requireOwnPage, requireOwnToken } from '../forms/own-form.ts';
import { submitForm } from '../forms/submit-form.ts';
import { allowMachines } from '../qa/allow-machines.ts';
import { barOf } from '../qa/bar-html.ts';
import { inspectsHere } from '../qa/inspecting.ts';
import { fromOwnMachine, type QaVisit, type QaVisits } from '../qa/qa-visit.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { signPage } from '../reports/page-token.ts';
import type { Tally } from '../reports/tally.ts';
import { setDocumentPolicy } from '../security/headers.ts';
import type { Bearers } from '../session/bearers.ts';
import { bucketOf, keptBucket } from './bucket.ts';
import { chooseComposition, hasRollout } from './choose-composition.ts';
import { composeDocument } from './compose-document.ts';
import { type Composing, type Limits, newBudget } from './compose-part.ts';
import { composeVisit, movedVisit } from './compose-visit.ts';
import { type ComposedRoutes, routesOf } from './composed-routes.ts';
import { type Composed, compositionId } from './composition.ts';
import { type Destination, destinationOf } from './destination.ts';
import { isForCaches, letCachesKeep, personal } from './for-caches.ts';
import { encodingFor, type KeptDocument, type KeptDocuments, mayBeShared } from './kept-documents.ts';
import { nobodysRequest } from './nobodys-request.ts';
import { pageLoadTiming } from './page-load.ts';
import type { PartCache, PartSource } from './part-cache.ts';
import type { ReadyDocuments } from './ready-documents.ts';
import { languageCookie, languageCookieOptions, rememberedLanguage } from './remembered-language.ts';
import type { Load } from './shed-load.ts';
import type { StyleTexts } from './style-texts.ts';
import { type TabCompositions, withPage } from './tab-composition.ts';
import { bareVisit, type Visiting, visitingOf } from './visiting.ts';
import { type Visitor, visitorOf } from './visitor.ts';

export interface ComposeOptions extends Limits, FormStepsOptions {
  live: LiveReleases;
  /** The versions that open tabs have. */
  tabs: TabCompositions;
  load: Pick<Load, 'refusesPrefetches'> & Pick<Renderer, 'render'>;
  parts: Pick<PartCache, 'forCaller'>;
  /** Throws where an address has had too many renders. */
  mayRender(address: string): () => void;
  bearers: Bearers;
  /** Where renders send their content calls. */
  contentApiUrl: string;
  thirdParties: ThirdParties;
  styleTexts: StyleTexts;
  /** Set on the gateway of somebody who works on a remote. */
  development: Development | undefined;
  documents: KeptDocuments;
  ready: Pick<ReadyDocuments, 'keep'>;
  /** For how many seconds a cache in front of the site may keep a page that is anybody's; undefined: there is no such cache. */
  sharedSeconds: number | undefined;
  /** Signs what browsers report with. */
  serviceSecret: string;
  tally: Pick<Tally, 'count'>;
  visits: Pick<QaVisits, 'of'>;
  /** Called with every composition that a visitor sees. */
  remember(composed: Composed): void;
}

/** What somebody sees: the releases, and where their pages are found. */
interface Seen {
  composed: Composed;
  routes: ComposedRoutes;
  qa: QaVisit | undefined;
  bar(): ReturnType<typeof barOf> | undefined;
  /** Whether all visitors of the country see it. */
  sameForAll: boolean;
}

/** A document that somebody asks for; `posted` is what a form came to on the way to it. */
interface Asked extends Seen {
  visitor: Visitor;
  destination: Exclude<Destination, { redirect: string }>;
  posted?: Posted;
}

const retryAfterSeconds = 5;
/** While content is imported, the embedded database may answer late: a page that comes late is better than none. */
const patientLimits: Limits = { partLimitMs: 8_000, documentLimitMs: 8_500 };
/** Who tries passwords is slowed down besides, wherever they come from. */
const postedForms = { max: 60, timeWindow: '1 minute' };
const postedFields = z
  .looseObject({ form: z.string().max(100).default(''), token: z.string().optional() })
  .catchall(z.string());
/** Behind one address there may be an office. */
const pageLoads = { max: 600, timeWindow: '1 minute' };
const pageLoadQuery = z.object({ composition: z.string().max(50), language: z.enum(languages) });
const pageQuery = z.object({ url: z.string().startsWith('/').max(4096) });

/** Page loads, `/_page` for navigations, and `/_page-load` for pages that came from a shared cache. */
export async function composeRoutes(app: FastifyInstance, options: ComposeOptions): Promise<void> {
  app.get('/_page', async (request, reply) => {
    const { url } = pageQuery.parse(request.query);
    // Nobody waits for it: an error would only be in the browser's console.
    if (isPrefetch(request) && options.load.refusesPrefetches) return reply.code(204).send();
    const snapshot = liveSnapshot(options.live);
    const visitor = visitorOf(request);
    const { country } = visitor;
    const qa = await options.visits.of(request);
    const bucket = keptBucket(request, reply, snapshot, country);
    const wouldSee = chooseComposition(snapshot, { country, bucket, qa });
    const live = compositionId(wouldSee, qa?.ticket.faults);
    const tab = request.headers['x-composition'];
    const ofTab = tab && (await options.tabs(String(tab), qa));
    const composed = ofTab ? (qa ? fromOwnMachine(qa, ofTab) : ofTab) : wouldSee;
    const routes = routesOf(composed);
    return withRoutes(routes.table, async () => {
      const destination = await destinationFor(request, url, visitor, options.bearers);
      personal(reply);
      if (destination.redirect !== undefined) return { ...movedVisit(destination), live };
      if (ofTab) withPage(ofTab, destination.route);
      if (ofTab && destination.status === 404) requireNowhere(wouldSee, country, url);
      const visiting = await visitingOf(request, options, visitor, destination.route, routes);
      const visit = await composeVisit(composingFor(request, options, visiting, { composed, qa }), destination.status);
      if (!isPrefetch(request))
        rememberLanguage(reply, visitor, rememberedLanguage(visitor, destination.route, visit.status));
      return { ...visit, live };
    });
  });

  // What an answer from a cache in front of the site could not say of one page load.
  app.get('/_page-load', { config: { rateLimit: pageLoads } }, async (request, reply) => {
    const { composition, language } = pageLoadQuery.parse(request.query);
    const visitor = visitorOf(request);
    const { country } = visitor;
    personal(reply);
    const bucket = bucketOf(request);
    const live = compositionId(chooseComposition(liveSnapshot(options.live), { country, bucket }));
    if (live !== composition || (await options.visits.of(request))) return reply.code(204).send();
    if (settingsOf(country).languages.includes(language)) rememberLanguage(reply, visitor, language);
    return { requestId: request.id, token: signPage(options.serviceSecret, { composition, country }) };
  });

  app.get('/*', async (request, reply) => {
    const visitor = visitorOf(request);
    const seen = await compositionFor(request, reply, visitor);
    return withRoutes(seen.routes.table, async () => {
      const destination = await destinationFor(request, request.url, visitor, options.bearers);
      personal(reply);
      if (destination.redirect !== undefined) return reply.redirect(destination.redirect, destination.status);
      return answerDocument(request, reply, { ...seen, visitor, destination, posted: takeDone(request, reply) });
    });
  });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: unknown) => Object.fromEntries(new URLSearchParams(String(body))),
  );

  app.post('/*', { config: { rateLimit: postedForms } }, async (request, reply) => {
    if (!isPostedForm(request)) throw new SiteError('not-found');
    requireOwnPage(request);
    const visitor = visitorOf(request);
    const seen = await compositionFor(request, reply, visitor);
    return withRoutes(seen.routes.table, () => answerForm(request, reply, visitor, seen));
  });

  async function answerForm(request: FastifyRequest, reply: FastifyReply, visitor: Visitor, seen: Seen) {
    const { composed, routes } = seen;
    const destination = await destinationFor(request, request.url, visitor, options.bearers);
    personal(reply);
    if (destination.redirect !== undefined) return reply.redirect(destination.redirect, 303);
    const { form, token: given, ...values } = postedFields.parse(request.body);
    const { signedIn, session, token } = await options.bearers.of(request);
    const { release, name } = formOwner(form, composed);
    // A form that only works with scripts: the page shows again, and is alive by then or says so.
    if (!release) return reply.redirect(request.url, 303);
    if (signedIn && session) requireOwnToken(formTokenOf(options.serviceSecret, session), given);
    const { route } = destination;
    const steps = formSteps(options, { request, reply, visitor, route, release, token });
    const { manifest } = release;
    const visit = { ...bareVisit(visitor, route, routes, signedIn), guestProducts: guestProductsOf(request) };
    const content = () => ({ url: options.contentApiUrl, token: steps.token });
    const order = () => ({ visit, content: content() });
    const { load: renderer } = options;
    const outcome = await submitForm({ manifest, form: name, values, renderer, order, perform: steps.perform });
    if (outcome.kind === 'again') {
      reply.code(422);
      return answerDocument(request, reply, { ...seen, visitor, destination, posted: { form, ...outcome.posted } });
    }
    if (outcome.done !== undefined) keepDone(request, reply, form, outcome.done);
    return reply.redirect(outcome.to, 303);
  }

  async function compositionFor(request: FastifyRequest, reply: FastifyReply, { country }: Visitor): Promise<Seen> {
    const snapshot = liveSnapshot(options.live);
    const qa = await options.visits.of(request);
    const bucket = keptBucket(request, reply, snapshot, country);
    const composed = chooseComposition(snapshot, { country, bucket, qa });
    const bar = () => qa && barOf(request, qa, chooseComposition(snapshot, { country, bucket }));
    return { qa, composed, routes: routesOf(composed), bar, sameForAll: !hasRollout(snapshot, country) };
  }

  async function answerDocument(
    request: FastifyRequest,
    reply: FastifyReply,
    { visitor, destination, posted, qa, composed, routes, bar, sameForAll }: Asked,
  ) {
    const { country } = visitor;
    const visiting = await visitingOf(request, options, visitor, destination.route, routes, posted);
    const { visit } = visiting;
    const inspects = Boolean(qa || options.development) || inspectsHere(request, reply);
    const compose = async () =>
      composeDocument(
        composingFor(request, options, visiting, { composed, qa, inspects }),
        destination.status,
        { ...options.thirdParties, styleTexts: options.styleTexts },
        { bar: bar(), development: options.development },
      );
    const id = compositionId(composed);
    const key = JSON.stringify([id, visitor.origin, destination.status, destination.route.language, request.url]);
    const isShared = !inspects && mayBeShared(visit);
    const document: KeptDocument = isShared ? await options.documents.get(key, compose) : await compose();
    const { status, route, movedTo, styleHashes } = document;
    if (movedTo && !posted) return reply.redirect(withQuery(movedTo, request.url), 301);
    if (qa) allowMachines(reply, qa);
    const guards = composed.shell?.manifest.gives.includes(trustedScripts) ?? false;
    setDocumentPolicy(reply, { styleHashes, trustedScripts: guards });
    options.remember(composed);
    if (status === 503) reply.header('retry-after', retryAfterSeconds);
    reply.code(posted && status === 200 ? reply.statusCode : status).type('text/html; charset=utf-8');
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = encoding && (await document.compressed?.(encoding));
    if (body) reply.headers({ 'content-encoding': encoding, vary: 'cookie, accept-encoding' });

    const page = { composition: id, country };
    const isAnybodys = isShared && sameForAll && nobodysRequest(request.raw) !== undefined;
    const freshMs = isAnybodys ? options.documents.freshMs(key, document) : 0;
    const sharedSeconds = freshMs > 0 && isForCaches(document) ? options.sharedSeconds : undefined;
    const load =
      sharedSeconds === undefined ? { page, language: rememberedLanguage(visitor, route, status) } : undefined;
    if (sharedSeconds !== undefined) letCachesKeep(reply, sharedSeconds);
    else
      reply.header('server-timing', pageLoadTiming(request.id, qa ? undefined : signPage(options.serviceSecret, page)));
    rememberLanguage(reply, visitor, load?.language);
    if (body) options.ready.keep(request.raw, { status, headers: reply.getHeaders(), body, load }, freshMs);
    return reply.send(body || document.html);
  }
}

/** Where an address leads a visitor: some pages are for those with an account only, or for those without (R277). */
async function destinationFor(
  request: FastifyRequest,
  address: string,
  { country, language, accepted }: Visitor,
  bearers: Bearers,
): Promise<Destination> {
  const destination = destinationOf(country, address, { last: language, accepted });
  if (destination.redirect !== undefined) return destination;
  const { route } = destination;
  const instead = redirectFor(route.name, (await bearers.of(request)).signedIn);
  return instead ? { redirect: href(instead, route.language), status: 302 } : destination;
}

/** Throws SiteError release-unknown where a page that the tab's versions do not have is live: it then makes a page load. */
function requireNowhere(live: Composed, country: Country, address: string): void {
  const isThere = withRoutes(routesOf(live).table, () => destinationOf(country, address).status !== 404);
  if (isThere) throw new SiteError('release-unknown', `A tab has no page at ${address}`);
}

/** Starts the time limit of the renders: called right before composing. */
const composingFor = (
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
    content: { url: contentApiUrl, token, headers: tellKnownChange(live.shown.registry) },
    qa,
    renderer: qa?.renderer ?? parts.forCaller(mayRender(request.ip), told),
    log: request.log,
    count: qa ? () => {} : tally.count,
    budget: newBudget(live.isBusy ? patientLimits : limits),
  };
};

function liveSnapshot({ snapshot }: LiveReleases): Snapshot {
  if (!snapshot?.isComplete) throw new SiteError('site-starting');
  return snapshot;
}

const withQuery = (path: string, asked: string): string => `${path}${/\?.*$/s.exec(asked)?.[0] ?? ''}`;

/** A page that is fetched beforehand was not seen yet. Scripts can send the older of the two headers only. */
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  String(headers['sec-purpose'] ?? headers.purpose ?? '').includes('prefetch');

function rememberLanguage(reply: FastifyReply, visitor: Visitor, language: Language | undefined): void {
  if (language && language !== visitor.language) reply.setCookie(languageCookie, language, languageCookieOptions);
}
