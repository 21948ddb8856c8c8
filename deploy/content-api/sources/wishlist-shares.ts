import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { wishlist, wishlistShare } from '../tables.ts';
import type { WishlistRecord } from './wishlists.ts';

/** The links to lists, by the hash of their token. */
export interface WishlistShareSource {
  /** Adds a link; of more than `most` to one list the oldest go. */
  add(wishlistId: string, tokenHash: string, most: number): Promise<void>;
  /** The list that a link leads to, as it is now. */
  read(tokenHash: string): Promise<WishlistRecord | undefined>;
  isShared(wishlistId: string): Promise<boolean>;
  removeAll(wishlistId: string): Promise<void>;
}

/** The links of the database. */
export const databaseWishlistShares = (db: Database): WishlistShareSource => ({
  add: (wishlistId, tokenHash, most) =>
    db.transaction(async (tx) => {
      await tx.insert(wishlistShare).values({ wishlistId, tokenHash });
      const old = await tx
        .select({ tokenHash: wishlistShare.tokenHash })
        .from(wishlistShare)
        .where(eq(wishlistShare.wishlistId, wishlistId))
        .orderBy(desc(wishlistShare.createdAt))
        .offset(most);
      const hashes = old.map((share) => share.tokenHash);
      if (hashes.length) await tx.delete(wishlistShare).where(inArray(wishlistShare.tokenHash, hashes));
    }),

  read: async (tokenHash) => {
    const [row] = await db
      .select({ wishlist })
      .from(wishlistShare)
      .innerJoin(wishlist, eq(wishlist.id, wishlistShare.wishlistId))
      .where(eq(wishlistShare.tokenHash, tokenHash));
    return row?.wishlist;
  },

  isShared: async (wishlistId) => (await db.$count(wishlistShare, eq(wishlistShare.wishlistId, wishlistId))) > 0,

  removeAll: async (wishlistId) => {
    await db.delete(wishlistShare).where(eq(wishlistShare.wishlistId, wishlistId));
  },
});
