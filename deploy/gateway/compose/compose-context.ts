import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';
import type { Posted } from 'shared/forms';
import type { AddressLive } from 'shared/head';
import { definitionOf, type RouteMatch } from 'shared/routes';
import { tellKnownChange } from '../../registry/contract.ts';
import type { ContentAccess } from '../../render/content-calls.ts';
import type { RenderOrder } from '../../render/render-queue.ts';
import type { Renderer } from '../../render/renderer.ts';
import { type BrandReader, type SiteBrand, shownOf } from '../brand/read-brand.ts';
import { guestProductsOf } from '../forms/form-cookies.ts';
import type { QaVisit } from '../qa/qa-visit.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { Counting, Tally } from '../reports/tally.ts';
import { formTokenOf } from '../security/csrf.ts';
import { addressesLive } from '../seo/addresses-live.ts';
import type { Bearers } from '../session/bearers.ts';
import type { Composed, ComposedRoutes } from './composition.ts';
import type { PartCache, PartSource } from './part-cache.ts';
import type { Visitor } from './visitor.ts';

/**
 * How long one fragment, and all of them together, may take once the page's own part is there, in ms. A late one is filled
 * by the browser.
 */
interface Limits {
  partLimitMs: number;
  documentLimitMs: number;
}

/** How long the page's own part may take, in ms: on a slow machine a page that comes late is better than none. */
export const pageLimitMs = 8_000;

const partsLimit = 100;

/** What all parts of one document share: who asks, the releases, and the budget that is left. */
export interface ComposeContext {
  composed: Composed;
  visit: RenderOrder['visit'];
  /** Whose site it is, with what search engines read of it. */
  brand: SiteBrand;
  /** Where other countries have a page, for `hreflang`; undefined on a developer's machine, which does not know it. */
  addressLive?: AddressLive;
  /** Where content comes from, and for whom. */
  content: ContentAccess;
  renderer: Pick<Renderer, 'render'>;
  /** Set for the holder of a QA link. */
  qa?: QaVisit;
  /** Set for the inspector: where each part came from, by its place; parts that were rendered for this document are left out. */
  sources?: Map<string, PartSource>;
  log: FastifyBaseLogger;
  /** Counts what becomes of each part. */
  count(counting: Pick<Counting, 'remote' | 'version' | 'country' | 'kind'>): void;
  budget: Budget;
  /** Aborted where nobody waits for the document any more. */
  gone?: AbortSignal;
}

interface Budget {
  partLimitMs: number;
  /** When the page's own part, and then its fragments, have to be there, by performance.now(). */
  pageBy: number;
  fragmentsBy: number;
  /** To be called when the page's own part is there, or has failed. */
  pageIsThere(): void;
  /** Aborted where header and footer, which are begun beside the page, keep it waiting. */
  besideIsLate: AbortSignal;
  partsLeft: number;
  /** The letters of HTML and state, by remote. */
  letters: Map<string, number>;
  /** Whether a fragment was left to the browser since it was late. */
  hasLate: boolean;
}

/** The budget of one document; its clock starts here. */
export function newBudget({ partLimitMs, documentLimitMs }: Limits): Budget {
  const late = new AbortController();
  const budget: Budget = {
    partLimitMs,
    pageBy: performance.now() + pageLimitMs,
    fragmentsBy: Number.POSITIVE_INFINITY,
    pageIsThere() {
      budget.fragmentsBy = performance.now() + documentLimitMs;
      setTimeout(() => late.abort(new SiteError('render-late')), partLimitMs).unref();
    },
    besideIsLate: late.signal,
    partsLeft: partsLimit,
    letters: new Map(),
    hasLate: false,
  };
  return budget;
}

/** What parts are rendered with. */
export interface RenderOptions extends Limits {
  live: LiveReleases;
  parts: Pick<PartCache, 'noting'>;
  /** Where renders send their content calls. */
  contentApiUrl: string;
  tally: Pick<Tally, 'count'>;
}

/** A visit, whose site it is to, and the bearer token that its content calls carry. */
interface RequestVisit extends Pick<ComposeContext, 'visit' | 'brand'> {
  token: string;
}

interface Composing {
  composed: Composed;
  qa?: QaVisit;
  inspects?: boolean;
  /** Whether no browser will fill a late fragment. */
  needsAll?: boolean;
  gone?: AbortSignal;
}

/** The context of a document or a navigation. Its time limit starts here: call it right before composing. */
export function composeContext(
  request: FastifyRequest,
  { live, parts, contentApiUrl, tally, ...limits }: RenderOptions,
  { visit, brand, token }: RequestVisit,
  { composed, qa, inspects = false, needsAll = false, gone }: Composing,
): ComposeContext {
  const sources: ComposeContext['sources'] = inspects ? new Map() : undefined;
  const noteSource = sources && (({ place }: RenderOrder, source: PartSource) => void sources.set(place, source));
  return {
    composed,
    sources,
    visit,
    brand,
    addressLive: live.snapshot && addressesLive(live.snapshot),
    content: { url: contentApiUrl, token, headers: { ...tellKnownChange(live.shown.registry), ...qa?.contentHeaders } },
    qa,
    renderer: qa?.renderer ?? parts.noting(noteSource),
    log: request.log,
    count: qa ? () => {} : tally.count,
    budget: newBudget(needsAll ? { partLimitMs: pageLimitMs, documentLimitMs: pageLimitMs } : limits),
    gone,
  };
}

/** A visit without a posted form and without saved products. */
export const bareVisit = (
  { country, origin }: Visitor,
  route: RouteMatch,
  { packed }: ComposedRoutes,
  signedIn: boolean,
  brand: SiteBrand,
): ComposeContext['visit'] => ({ country, origin, route, routes: packed, signedIn, brand: shownOf(brand) });

/** The visit that a page load or a navigation is composed for. */
export async function visitOf(
  request: FastifyRequest,
  { bearers, serviceSecret, brands }: { bearers: Bearers; serviceSecret: string; brands: Pick<BrandReader, 'now'> },
  visitor: Visitor,
  route: RouteMatch,
  { routes, qa, posted }: { routes: ComposedRoutes; qa: QaVisit | undefined; posted?: Posted },
): Promise<RequestVisit> {
  const [{ token, signedIn, session }, brand] = await Promise.all([
    bearers.of(request),
    brands.now(qa?.contentHeaders),
  ]);
  const isPersonal = definitionOf(route.name)?.personal;
  const guest = signedIn || !isPersonal ? [] : guestProductsOf(request);
  const visit = {
    ...bareVisit(visitor, route, routes, signedIn, brand),
    posted,
    guestProducts: guest.length ? guest : undefined,
    formToken: session && formTokenOf(serviceSecret, session),
    // Documents that are the same for everybody have no forms that need one.
    formKey: isPersonal ? randomUUID() : undefined,
  };
  return { visit, brand, token };
}
