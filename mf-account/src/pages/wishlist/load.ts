import type { PageContext } from 'shared/remote';
import { seoOf } from 'shared/seo';
import { fetchLists } from '../../wishlists/index.ts';
import { SeoForPageDocument } from './seo-for-page.generated.ts';

const path = '/page/wishlist';

/** Nobody's lists are asked for where nobody is signed in: the page then leads to the login. */
export async function load({ platform }: PageContext) {
  const [{ seoForPage }, lists] = await Promise.all([
    platform.content.query(SeoForPageDocument, { path }),
    platform.signedIn ? fetchLists(platform) : [],
  ]);
  return { seo: seoOf(seoForPage, path), path, lists };
}
