import type { Platform } from 'shared/platform';
import { href } from 'shared/routes';
import { whoAmI } from '../../../session/who-am-i.ts';
import { ListSharingDocument, RevokeWishlistSharesDocument, ShareWishlistDocument } from './sharing.generated.ts';

/** Whether others can read a list by a link. Throws ContentError. */
export async function isShared(platform: Platform, id: string): Promise<boolean> {
  const { userId } = await whoAmI(platform);
  const { wishlists } = await platform.content.query(ListSharingDocument, { userId });
  return wishlists.some((list) => list.id === id && list.isShared);
}

/** Makes a link to a list, in the language of the page. The link is shown once. Throws ContentError. */
export async function shareList({ content, origin, language }: Platform, id: string): Promise<string> {
  const { shareWishlist } = await content.mutate(ShareWishlistDocument, { wishlistUuid: id });
  return `${origin}${href('shared-wishlist', language, { slug: shareWishlist.token })}`;
}

/** Takes all links to a list back. Throws ContentError. */
export async function stopSharing({ content }: Platform, id: string): Promise<void> {
  await content.mutate(RevokeWishlistSharesDocument, { wishlistUuid: id });
}
