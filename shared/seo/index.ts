import { NotFoundError } from '../errors/index.ts';
import type { Platform } from '../platform/index.ts';
import { SeoForPageDocument } from './seo-for-page.generated.ts';
import type { PageAddress, Seo } from './seo-record.ts';

export * from './seo-record.ts';
export * from './structured-data.ts';

/** The answer of an operation that asks `seoForPage` for every field. */
export type SeoRecord = { readonly [Field in keyof Omit<Seo, 'addresses'>]: Seo[Field] | null } & {
  readonly title: string;
  readonly addresses?: readonly PageAddress[] | null;
};

/** The SEO record of a page for its `load`, without empty fields; throws NotFoundError where there is no such page. */
export function seoOf(record: SeoRecord | null | undefined, path: string): Seo {
  if (!record) throw new NotFoundError(path);
  return {
    title: record.title,
    titleLanguage: record.titleLanguage ?? undefined,
    description: record.description ?? undefined,
    abstract: record.abstract ?? undefined,
    keywords: record.keywords ?? undefined,
    robots: record.robots ?? undefined,
    canonicalUrl: record.canonicalUrl ?? undefined,
    contentLanguage: record.contentLanguage ?? undefined,
    ogDeterminer: record.ogDeterminer ?? undefined,
    ogSiteName: record.ogSiteName ?? undefined,
    ogType: record.ogType ?? undefined,
    ogUrl: record.ogUrl ?? undefined,
    ogTitle: record.ogTitle ?? undefined,
    ogDescription: record.ogDescription ?? undefined,
    ogImage: record.ogImage ?? undefined,
    twitterType: record.twitterType ?? undefined,
    twitterTitle: record.twitterTitle ?? undefined,
    twitterDescription: record.twitterDescription ?? undefined,
    twitterUrl: record.twitterUrl ?? undefined,
    twitterImage: record.twitterImage ?? undefined,
    addresses: record.addresses?.map(({ language, url }) => ({ language, url })),
  };
}

/**
 * The SEO record of a page of the content system, for its `load`. Throws NotFoundError where there is no such page, and
 * ContentError.
 */
export async function loadSeo({ content }: Pick<Platform, 'content'>, path: string): Promise<Seo> {
  const { seoForPage } = await content.query(SeoForPageDocument, { path });
  return seoOf(seoForPage, path);
}
