import type { Platform } from '../platform/index.ts';
import { SeoForPageDocument } from './seo-for-page.generated.ts';
import { seoOf } from './seo-of.ts';
import type { Seo } from './seo-record.ts';

/**
 * The SEO record of a page of the content system, for its `load`. Throws NotFoundError where there is no such page, and
 * ContentError.
 */
export async function loadSeo({ content }: Pick<Platform, 'content'>, path: string): Promise<Seo> {
  const { seoForPage } = await content.query(SeoForPageDocument, { path });
  return seoOf(seoForPage, path);
}
