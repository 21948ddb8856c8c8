import { headOf } from 'shared/head';
import type { Country } from 'shared/i18n';
import { match, type RouteMatch } from 'shared/routes';
import type { PageAddress, StructuredData } from 'shared/seo';
import { type Composing, composePart, type Part } from './compose-part.ts';
import { notFound } from './destination.ts';

/** A page with its state: what a page load and a navigation are both made from. */
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
  /** What the page is about, for search engines. */
  structured: readonly StructuredData[];
  /** Undefined where no live release gives the page. */
  page: Part | undefined;
}

/**
 * Composes the page of a route. Where its `load` finds nothing, or no release gives it, the not-found page shows with the
 * status 404; where its own part fails, its place stays empty with the status 503.
 */
export async function composePage(document: Composing, status: 200 | 404): Promise<ComposedPage> {
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
  const head = headOf(rendered?.seo, { country, origin, route, found, addressLive: document.addressLive });
  const movedTo = found ? movedFrom(route, country, rendered?.seo?.addresses) : undefined;
  return { status: reached, route, movedTo, page, head, structured: (found && rendered?.structured) || [] };
}

function movedFrom(route: RouteMatch, country: Country, addresses: readonly PageAddress[] = []): string | undefined {
  const own = addresses.find(({ language }) => language === route.language)?.url;
  const there = own === undefined ? undefined : match(country, own);
  // A path without a slug is the release's own: the content system may not know it yet.
  if (!there || route.params.slug === undefined) return undefined;
  return there.name === route.name && there.params.slug === route.params.slug ? undefined : own;
}
