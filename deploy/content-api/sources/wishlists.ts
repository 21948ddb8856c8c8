import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { account, product, wishlist, wishlistShare } from '../tables.ts';

export type WishlistRecord = typeof wishlist.$inferSelect;

/** What a list becomes. */
type WishlistChange = Pick<WishlistRecord, 'title' | 'products'>;

/** Of some uids those that the catalogue has. */
export type InCatalogue = (uids: string[]) => Promise<Set<string>>;

/** The lists of visitors. A change locks the row of its list, so that changes come one after the other. */
export interface WishlistSource {
  /** The oldest first. */
  ofAccount(accountId: string): Promise<WishlistRecord[]>;
  byId(id: string): Promise<WishlistRecord | undefined>;
  /** Adds an empty list; false, and nothing is added, where the account has `most` lists already. */
  add(accountId: string, title: string, most: number): Promise<boolean>;
  /** Writes what `decide` makes of a list (undefined: there is none), with its next revision. An error in it undoes all. */
  change(
    id: string,
    decide: (list: WishlistRecord | undefined, inCatalogue: InCatalogue) => Promise<WishlistChange>,
  ): Promise<WishlistRecord>;
  /** Deletes a list, unless `check` throws. */
  remove(id: string, check: (list: WishlistRecord | undefined) => void): Promise<void>;
}

type Transaction = Pick<Database, 'select'>;

/** The lists of the database. */
export const databaseWishlists = (db: Database): WishlistSource => ({
  ofAccount: (accountId) => ofAccount(db, accountId),

  byId: async (id) => (await db.select().from(wishlist).where(eq(wishlist.id, id)))[0],

  add: (accountId, title, most) =>
    db.transaction(async (tx) => {
      // Two tabs that add a list at once wait for each other, so that they are counted.
      await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
      if ((await ofAccount(tx, accountId)).length >= most) return false;
      await tx.insert(wishlist).values({ accountId, title });
      return true;
    }),

  change: (id, decide) =>
    db.transaction(async (tx) => {
      const list = await locked(tx, id);
      const { title, products } = await decide(list, inCatalogueOf(tx));
      const next = { title, products, revision: (list?.revision ?? 0) + 1 };
      const [changed] = await tx.update(wishlist).set(next).where(eq(wishlist.id, id)).returning();
      if (!changed) throw new Error(`The list ${id} went while it was locked`);
      return changed;
    }),

  remove: (id, check) =>
    db.transaction(async (tx) => {
      check(await locked(tx, id));
      await tx.delete(wishlist).where(eq(wishlist.id, id));
    }),
});

const ofAccount = (db: Transaction, accountId: string): Promise<WishlistRecord[]> =>
  db
    .select()
    .from(wishlist)
    .where(eq(wishlist.accountId, accountId))
    .orderBy(asc(wishlist.createdAt), asc(wishlist.id));

const locked = async (tx: Transaction, id: string): Promise<WishlistRecord | undefined> =>
  (await tx.select().from(wishlist).where(eq(wishlist.id, id)).for('update'))[0];

const inCatalogueOf =
  (tx: Transaction): InCatalogue =>
  async (uids) => {
    const found = await tx.select({ uid: product.uid }).from(product).where(inArray(product.uid, uids));
    return new Set(found.map(({ uid }) => uid));
  };

/** The links to lists, by the hash of their token. */
export interface WishlistShareSource {
  /** Adds a link; of more than `most` to one list the oldest go. */
  add(wishlistId: string, tokenHash: string, most: number): Promise<void>;
  /** The list that a link leads to, as it is now. */
  read(tokenHash: string): Promise<WishlistRecord | undefined>;
  /** Which of some lists have a link. */
  areShared(wishlistIds: readonly string[]): Promise<boolean[]>;
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

  areShared: async (ids) => {
    const { wishlistId } = wishlistShare;
    const rows = await db
      .selectDistinct({ wishlistId })
      .from(wishlistShare)
      .where(inArray(wishlistId, [...ids]));
    const shared = new Set(rows.map((row) => row.wishlistId));
    return ids.map((id) => shared.has(id));
  },

  removeAll: async (wishlistId) => {
    await db.delete(wishlistShare).where(eq(wishlistShare.wishlistId, wishlistId));
  },
});
