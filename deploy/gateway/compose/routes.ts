import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';
import { type Country, languages, settingsOf } from 'shared/i18n';
import { withRoutes } from 'shared/routes/on-server';
import { z } from 'zod';
import { callerGone } from '../../observe/caller-gone.ts';
import { takeDone } from '../forms/form-cookies.ts';
import { formRoutes } from '../forms/routes.ts';
import { fromOwnMachine } from '../qa/qa-visit.ts';
import { signPage } from '../reports/page-token.ts';
import { redirectWithin } from '../security/own-address.ts';
import { answerDocument, type ComposeOptions, forbidCaching } from './answer-document.ts';
import { bucketOf, chooseComposition, compositionOfRequest, liveSnapshot } from './choose-composition.ts';
import { composeContext, visitOf } from './compose-context.ts';
import { composeVisit, movedVisit } from './compose-page.ts';
import { type Composed, compositionId, routesOf } from './composition.ts';
import { destinationFor, destinationOf } from './destination.ts';
import { requirePage } from './tab-composition.ts';
import { rememberedLanguage, rememberLanguage, visitorOf } from './visitor.ts';

/** The rate limit of an address, behind which there may be an office. */
const pageLoads = { max: 600, timeWindow: '1 minute' };
const pageLoadQuery = z.object({ composition: z.string().max(50), language: z.enum(languages) });
const pageQuery = z.object({ url: z.string().startsWith('/').max(4096) });

/** Page loads, `/_page` for navigations, `/_page-load` for pages that came from a shared cache, and posted forms. */
export async function composeRoutes(app: FastifyInstance, options: ComposeOptions): Promise<void> {
  app.get('/_page', async (request, reply) => {
    const { url } = pageQuery.parse(request.query);
    // Without a body: an error would only show in the browser's console.
    if (isPrefetch(request) && (options.load.refusesPrefetches || options.queue.isBusy(request.ip)))
      return reply.code(204).send();
    const visitor = visitorOf(request);
    const { country } = visitor;
    const { composed: wouldSee, qa } = await compositionOfRequest(request, reply, visitor, options);
    const live = compositionId(wouldSee, qa?.ticket);
    const tab = request.headers['x-composition'];
    const ofTab = tab && (await options.tabs(String(tab), qa));
    const composed = ofTab ? (qa ? fromOwnMachine(qa, ofTab) : ofTab) : wouldSee;
    const routes = routesOf(composed, options.live.snapshot?.retired);
    return withRoutes(routes.table, async () => {
      const destination = await destinationFor(request, url, visitor, options.bearers);
      forbidCaching(reply);
      if (destination.redirect !== undefined) return { ...movedVisit(destination), live };
      if (ofTab) requirePage(ofTab, destination.route);
      if (ofTab && destination.status === 404) requireNowhere(wouldSee, country, url);
      const requestVisit = await visitOf(request, options, visitor, destination.route, { routes, qa });
      const gone = callerGone(reply);
      const compose = () =>
        composeVisit(composeContext(request, options, requestVisit, { composed, qa, gone }), {
          status: destination.status,
          url,
        });
      const visit = await options.queue.inTurn(request.ip, compose, () => reply.raw.destroyed);
      if (!isPrefetch(request))
        rememberLanguage(reply, visitor, rememberedLanguage(visitor, destination.route, visit.status));
      return { ...visit, live };
    });
  });

  // What an answer from a shared cache could not have: the id, the token and the language cookie of this page load.
  app.get('/_page-load', { config: { rateLimit: pageLoads } }, async (request, reply) => {
    const { composition, language } = pageLoadQuery.parse(request.query);
    const visitor = visitorOf(request);
    const { country } = visitor;
    forbidCaching(reply);
    const bucket = bucketOf(request);
    const live = compositionId(chooseComposition(liveSnapshot(options.live), { country, bucket }));
    if (live !== composition || (await options.visits.of(request))) return reply.code(204).send();
    if (settingsOf(country).languages.includes(language)) rememberLanguage(reply, visitor, language);
    return { requestId: request.id, token: signPage(options.serviceSecret, { composition, country }) };
  });

  app.get('/*', async (request, reply) => {
    const visitor = visitorOf(request);
    const seen = await compositionOfRequest(request, reply, visitor, options);
    return withRoutes(seen.routes.table, async () => {
      const destination = await destinationFor(request, request.url, visitor, options.bearers);
      forbidCaching(reply);
      if (destination.redirect !== undefined) return redirectWithin(reply, destination.redirect, destination.status);
      const posted = takeDone(request, reply);
      return answerDocument(request, reply, { ...seen, visitor, destination, posted }, options);
    });
  });

  await app.register(formRoutes, options);
}

/** Throws SiteError release-unknown where a page is live that the tab's versions do not have: the tab then makes a page load. */
function requireNowhere(live: Composed, country: Country, address: string): void {
  const isThere = withRoutes(routesOf(live).table, () => destinationOf(country, address).status !== 404);
  if (isThere) throw new SiteError('release-unknown', `A tab has no page at ${address}`);
}

/** Whether a page is fetched before anybody has seen it. Scripts can send the older of the two headers only. */
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  String(headers['sec-purpose'] ?? headers.purpose ?? '').includes('prefetch');
