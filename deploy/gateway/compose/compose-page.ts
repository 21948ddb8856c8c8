import { headOf } from 'shared/head';
import type { Country } from 'shared/i18n';
import type { PartState, Visit } from 'shared/release';
import { match, type RouteMatch } from 'shared/routes';
import type { PageAddress, StructuredData } from 'shared/seo';
import { librariesOf } from '../releases/libraries.ts';
import { linkedFiles } from './assets.ts';
import type { ComposeContext } from './compose-context.ts';
import { composePart, type Part, withInside } from './compose-part.ts';
import { notFound } from './destination.ts';
import { measured } from './metrics.ts';

/** A page with its state: page loads and navigations are both made from it. */
export interface ComposedPage {
  status: 200 | 404 | 503;
  /** The page that shows: the not-found page where the one asked for has nothing. */
  route: RouteMatch;
  /**
   * The one address of the page, where it is not the one asked for: its slug is another in this language, or it has a route
   * of its own.
   */
  movedTo?: string;
  head: ReturnType<typeof headOf>;
  /** Structured data (JSON-LD) for search engines. */
  structured: readonly StructuredData[];
  /** Undefined where no live release gives the page. */
  page: Part | undefined;
}

/**
 * Composes the page of a route. Where its `load` finds nothing, or no release gives it, the not-found page shows with the
 * status 404; where its own part fails, its place stays empty with the status 503.
 */
export async function composePage(document: ComposeContext, status: 200 | 404): Promise<ComposedPage> {
  const { country, origin, route } = document.visit;
  const page = await composePart(document, {
    of: `${route.remote}/${route.page}`,
    kind: 'pages',
    props: '',
    place: 'p',
  });
  const isNotFound = route.name === 'not-found';
  if ((!page || page.rendered?.missing) && !isNotFound) {
    const visit = { ...document.visit, route: notFound(route.language, route.path) };
    return composePage({ ...document, visit }, 404);
  }
  const rendered = page?.rendered?.missing === false ? page.rendered : undefined;
  const reached = rendered || isNotFound ? status : 503;
  const found = reached === 200;
  const head = headOf(rendered?.seo, {
    country,
    origin,
    brand: document.brand,
    route,
    found,
    addressLive: document.addressLive,
  });
  const movedTo = found ? movedFrom(route, country, rendered?.seo?.addresses) : undefined;
  return { status: reached, route, movedTo, page, head, structured: (found && rendered?.structured) || [] };
}

function movedFrom(route: RouteMatch, country: Country, addresses: readonly PageAddress[] = []): string | undefined {
  const own = addresses.find(({ language }) => language === route.language)?.url;
  const there = own === undefined ? undefined : match(country, own);
  // A path without a slug is the release's own: the content system may not know it yet.
  if (!there || route.params.slug === undefined) return undefined;
  return there.name === route.name && there.params.slug === route.params.slug ? undefined : there.path;
}

/** A navigation to an address: the states of the page and of everything in it, made with the tab's own versions. */
export async function composeVisit(
  document: ComposeContext,
  { status, url }: { status: 200 | 404; url: string },
): Promise<Omit<Visit, 'live'>> {
  const { status: reached, movedTo, head, page } = await measured('navigation', () => composePage(document, status));
  if (movedTo) return movedVisit({ status: 301, redirect: withQuery(movedTo, url) });
  const parts = page ? withInside(page) : [];
  const libraries = (remote: string) => librariesOf(document.composed, remote);
  const files = linkedFiles(parts, document.visit, { libraries });
  return { status: reached, head, ...files, parts: parts.map(stateOf) };
}

/** Where a page has moved to, with the whole query that was asked for: a campaign's parameters are of no route. */
export const withQuery = (path: string, asked: string): string => `${path}${/\?.*$/s.exec(asked)?.[0] ?? ''}`;

/** The answer for an address that has moved: the tab navigates to the other one. */
export const movedVisit = ({ status, redirect }: { status: number; redirect: string }): Omit<Visit, 'live'> => ({
  status,
  redirect,
  head: { title: '', elements: [] },
  styles: [],
  scripts: [],
  parts: [],
});

const stateOf = ({ of, props, manifest: { version }, rendered }: Part): PartState => ({
  of,
  props,
  version,
  data: rendered && !rendered.missing ? rendered.data : undefined,
});
