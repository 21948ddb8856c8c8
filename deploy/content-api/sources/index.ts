import type { Database } from '../../database/index.ts';
import { type AccountSource, databaseAccounts } from './accounts.ts';
import { type CollectionSource, databaseCollections } from './collections.ts';
import { databaseMenus, type MenuSource } from './menus.ts';
import { databasePages, type PageSource } from './pages.ts';
import { databaseProducts, type ProductSource } from './products.ts';

/** Where the resolvers get content from. Only this folder knows that it is a database. */
export interface Sources {
  products: ProductSource;
  collections: CollectionSource;
  pages: PageSource;
  menus: MenuSource;
  accounts: AccountSource;
}

export const databaseSources = (db: Database): Sources => ({
  products: databaseProducts(db),
  collections: databaseCollections(db),
  pages: databasePages(db),
  menus: databaseMenus(db),
  accounts: databaseAccounts(db),
});

export type { AccountRecord, AccountSource } from './accounts.ts';
export type { CollectionRecord } from './collections.ts';
export type { MaterialOfProduct, ProductRecord, TypeRecord } from './products.ts';
