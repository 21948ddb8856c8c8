import { SiteError } from 'shared/errors';
import { catchAllCountry, type Language, languages } from 'shared/i18n';
import { beginsWithWord, declaredRoutes, match, type RouteMatch, type RouteTable } from 'shared/routes';
import { withRoutes } from 'shared/routes/on-server';
import { z } from 'zod';
import { listOf } from '../../registry/contract.ts';
import { type ComposedRoutes, digestOf } from '../compose/composition.ts';
import { readContent } from '../graphql/ask-content.ts';
import type { Bearers } from '../session/bearers.ts';

/** A page that search engines may index. */
export interface SitePage {
  /** Its place in the table, in any language. */
  route: RouteMatch;
  /** What its path takes in every language, where its slug is not the same in all of them. */
  slugs?: readonly { language: Language; params: RouteMatch['params'] }[];
  /** When it was last changed, ISO 8601, where that is known. */
  changed?: string;
}

export interface SitePages {
  /** Those of a country, by its host and where its pages are found. Throws SiteError `content-failed`. */
  all(host: string, routes: ComposedRoutes): Promise<SitePage[]>;
  /** Forgets them: content, or what is live, has changed. */
  empty(): void;
}

const query = '{ sitePages { url addresses { language url } } articles(limit: 1000) { items { url date } } }';
const cachedMs = 10 * 60 * 1_000;
const answerLimitMs = 10_000;

const pageAddress = z.object({ language: z.enum(languages), url: z.string() });
const dataSchema = z.object({
  sitePages: listOf(z.object({ url: z.string(), addresses: listOf(pageAddress).nullish() })),
  articles: z.object({ items: listOf(z.object({ url: z.string(), date: z.string() })) }),
});

/**
 * The page that the content system means by an address. It writes those that are live in the country, or, where it is
 * somebody else's, those of this repository; the page of any slug is meant where neither has a page of that path.
 */
function pageOf(url: string, live: RouteTable): RouteMatch | undefined {
  const found = [live, declaredRoutes].flatMap((table) =>
    withRoutes(table, () => {
      const route = match(catchAllCountry, url);
      return route ? [{ route, isItsOwn: beginsWithWord(route) || route.name === 'home' }] : [];
    }),
  );
  return (found.find(({ isItsOwn }) => isItsOwn) ?? found[0])?.route;
}

interface Asking {
  contentApiUrl: string;
  bearers: Pick<Bearers, 'anonymous'>;
}

/**
 * The pages of the content system, cached for ten minutes. Requests at the same time share one answer, and so do countries
 * with the same route table.
 */
export function createSitePages({ contentApiUrl, bearers }: Asking): SitePages {
  const cache = new Map<string, { pages: Promise<SitePage[]>; until: number }>();

  async function ask(host: string, live: RouteTable): Promise<SitePage[]> {
    const { data } = await readContent(contentApiUrl, {
      query,
      token: await bearers.anonymous(),
      headers: { 'accept-language': 'fr', 'x-forwarded-host': host },
      limitMs: answerLimitMs,
      reads: true,
    });
    const { sitePages, articles } = dataSchema.parse(data);
    const changed = new Map(articles.items.map(({ url, date }) => [url, date]));
    const meant = (url: string) => pageOf(url, live);
    return sitePages.flatMap(({ url, addresses }) => {
      const route = meant(url);
      const slugs = addresses?.map(({ language, url: own }) => ({ language, params: meant(own)?.params ?? {} }));
      return route ? [{ route, slugs, changed: changed.get(url) }] : [];
    });
  }

  return {
    all(host, { table, packed }) {
      const key = digestOf(packed);
      const known = cache.get(key);
      if (known && known.until > performance.now()) return known.pages;
      const pages = ask(host, table).catch((cause) => {
        cache.delete(key);
        throw new SiteError('content-failed', 'The pages for the sitemap cannot be had', { cause });
      });
      cache.set(key, { pages, until: performance.now() + cachedMs });
      return pages;
    },
    empty: () => cache.clear(),
  };
}
