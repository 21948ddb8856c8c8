import type { PageContext } from 'shared/remote';
import { loadSeo } from 'shared/seo';
import { fetchLists } from '../../wishlists/index.ts';

const path = '/page/wishlist';

/** Nobody's lists are asked for where nobody is signed in: the page then leads to the login. */
export async function load({ platform }: PageContext) {
  const [seo, lists] = await Promise.all([loadSeo(platform, path), platform.signedIn ? fetchLists(platform) : []]);
  return { seo, path, lists };
}
