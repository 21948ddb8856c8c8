import { NotFoundError } from '../errors/index.ts';
import type { Platform } from '../platform/index.ts';
import { SeoForPageDocument } from './seo-for-page.generated.ts';
import { type PageAddress, type Seo, seoTexts } from './seo-record.ts';

export * from './seo-record.ts';
export * from './structured-data.ts';

/** The answer of an operation that asks `seoForPage` for every field. */
type SeoRecord = { readonly [Text in (typeof seoTexts)[number]]?: string | null } & {
  readonly title: string;
  readonly addresses?: readonly PageAddress[] | null;
};

/** The SEO record of a page for its `load`, without empty fields; throws NotFoundError where there is no such page. */
export function seoOf(record: SeoRecord | null | undefined, path: string): Seo {
  if (!record) throw new NotFoundError(path);
  const seo: Seo = {
    title: record.title,
    addresses: record.addresses?.map(({ language, url }) => ({ language, url })),
  };
  for (const text of seoTexts) seo[text] = record[text] ?? undefined;
  return seo;
}

/**
 * The SEO record of a page of the content system, for its `load`. Throws NotFoundError where there is no such page, and
 * ContentError.
 */
export async function loadSeo({ content }: Pick<Platform, 'content'>, path: string): Promise<Seo> {
  const { seoForPage } = await content.query(SeoForPageDocument, { path });
  return seoOf(seoForPage, path);
}
