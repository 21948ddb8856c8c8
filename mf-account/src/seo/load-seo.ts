import type { Platform } from 'shared/platform';
import type { Seo } from 'shared/remote';
import { seoOf } from 'shared/seo';
import { SeoForPageDocument } from './seo-for-page.generated.ts';

/** The SEO record of a page of the content system; throws NotFoundError where there is no such page. */
export async function loadSeo(platform: Platform, path: string): Promise<Seo> {
  const { seoForPage } = await platform.content.query(SeoForPageDocument, { path });
  return seoOf(seoForPage, path);
}
