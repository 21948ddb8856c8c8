import { NotFoundError } from 'shared/errors';
import type { PageContext } from 'shared/remote';
import { SharedWishlistDocument } from './shared-wishlist.generated.ts';

/** The list that a link leads to, for everybody. Throws NotFoundError where the link was revoked, or is none. */
export async function load({ platform, route }: PageContext) {
  const { sharedWishlist } = await platform.content.query(SharedWishlistDocument, { token: route.params.slug ?? '' });
  if (!sharedWishlist) throw new NotFoundError('a shared list');
  const { title, products } = sharedWishlist;
  return { seo: { title }, title, products: products.map(({ uid }) => uid) };
}
