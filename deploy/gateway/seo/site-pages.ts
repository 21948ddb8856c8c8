import { SiteError } from 'shared/errors';
import { catchAllCountry } from 'shared/i18n';
import { declaredRoutes, match, type RouteMatch } from 'shared/routes';
import { withRoutes } from 'shared/routes/on-server';
import type { PageAddress } from 'shared/seo';
import { z } from 'zod';
import { askContent } from '../graphql/ask-content.ts';
import type { Bearers } from '../session/bearers.ts';

/** A page that search engines may keep. */
export interface SitePage {
  /** Its place in the table, in any language. */
  route: RouteMatch;
  /** Its address in every language, where its slug is not the same in all of them. */
  addresses?: readonly PageAddress[];
  /** When it was last changed, ISO 8601, where that is known. */
  changed?: string;
}

export interface SitePages {
  /** Throws SiteError `content-failed`. */
  all(): Promise<SitePage[]>;
  /** Forgets them: content has changed. */
  empty(): void;
}

const query = '{ sitePages { url addresses { language url } } articles(limit: 1000) { items { url date } } }';
const keptMs = 10 * 60 * 1_000;
const answerLimitMs = 10_000;

const pageAddress = z.object({ language: z.string(), url: z.string() });
const answerSchema = z.object({
  data: z.object({
    sitePages: z.array(z.object({ url: z.string(), addresses: z.array(pageAddress).nullish() })),
    articles: z.object({ items: z.array(z.object({ url: z.string(), date: z.string() })) }),
  }),
});

interface Asking {
  contentApiUrl: string;
  bearers: Pick<Bearers, 'anonymous'>;
}

/** The pages of the content system, kept for ten minutes; those who ask at the same time share one answer. */
export function createSitePages({ contentApiUrl, bearers }: Asking): SitePages {
  let kept: { pages: Promise<SitePage[]>; until: number } | undefined;

  async function ask(): Promise<SitePage[]> {
    const response = await askContent(contentApiUrl, {
      query,
      token: await bearers.anonymous(),
      headers: { 'accept-language': 'fr' },
      limitMs: answerLimitMs,
      reads: true,
    });
    const { sitePages, articles } = answerSchema.parse(await response.json()).data;
    const changed = new Map(articles.items.map(({ url, date }) => [url, date]));
    // The content system writes addresses as this repository has them; where the pages are found now is the composition's.
    const matched = (url: string) => withRoutes(declaredRoutes, () => match(catchAllCountry, url));
    return sitePages.flatMap(({ url, addresses }) => {
      const route = matched(url);
      return route ? [{ route, addresses: addresses ?? undefined, changed: changed.get(url) }] : [];
    });
  }

  return {
    all() {
      if (kept && kept.until > performance.now()) return kept.pages;
      const pages = ask().catch((cause) => {
        kept = undefined;
        throw new SiteError('content-failed', 'The pages for the sitemap cannot be had', { cause });
      });
      kept = { pages, until: performance.now() + keptMs };
      return pages;
    },
    empty() {
      kept = undefined;
    },
  };
}
