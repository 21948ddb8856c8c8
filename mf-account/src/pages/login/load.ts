import type { PageContext } from 'shared/remote';
import { seoOf } from 'shared/seo';
import { SeoForPageDocument } from './seo-for-page.generated.ts';

const path = '/page/login';

export async function load({ platform }: PageContext) {
  const { seoForPage } = await platform.content.query(SeoForPageDocument, { path });
  return { seo: seoOf(seoForPage, path), path };
}
