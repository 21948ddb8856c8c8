import { hashOf, newLinkToken } from '../../tokens/link-token.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { WishlistRecord, WishlistShareSource, WishlistSource } from '../sources/wishlists.ts';
import { ownList, uuidOf } from './wishlists.ts';

const mostLinks = 20;

/** Capability links by which others read a list without an account: unguessable, read-only, revoked by the owner. */
export interface Sharing {
  /**
   * Makes a link to a list of the account. Its token is returned once: the database stores only its hash. Throws the failures
   * 404 for a list that is none, 403 for another's, 429 where it was done too often.
   */
  share(by: { accountId: string; address: string }, id: string): Promise<{ token: string }>;
  /** Takes all links to a list back. Throws the failures 404 and 403. */
  revoke(accountId: string, id: string): Promise<WishlistRecord>;
  /** The list that a token leads to, as it is now; undefined where it leads nowhere. */
  read(token: string): Promise<WishlistRecord | undefined>;
  /** Which of some lists have a link. */
  areShared(ids: readonly string[]): Promise<boolean[]>;
}

/** Sharing over the sources of links and of lists. */
export function createSharing(
  shares: WishlistShareSource,
  lists: Pick<WishlistSource, 'byId'>,
  limits: RateLimits,
): Sharing {
  const owned = async (accountId: string, id: string) => ownList(await lists.byId(uuidOf(id)), accountId);

  return {
    async share({ accountId, address }, id) {
      const list = await owned(accountId, id);
      await limits.count('shareWishlist', { address, account: accountId });
      const token = newLinkToken();
      await shares.add(list.id, hashOf(token), mostLinks);
      return { token };
    },

    async revoke(accountId, id) {
      const list = await owned(accountId, id);
      await shares.removeAll(list.id);
      return list;
    },

    read: (token) => shares.read(hashOf(token)),
    areShared: shares.areShared,
  };
}
