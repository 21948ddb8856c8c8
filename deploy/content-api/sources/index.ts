import type { Database } from '../../database/index.ts';
import { type AccountSource, databaseAccounts } from './accounts.ts';
import {
  type ArticleSource,
  type CollectionSource,
  databaseArticles,
  databaseCollections,
  databaseInspirations,
  databaseProjects,
  type InspirationSource,
  type ProjectSource,
} from './editorial.ts';
import { type BrandSource, databaseBrand, databaseMenus, type MenuSource } from './menus.ts';
import { databaseOverlays, type OverlaySource } from './overlays.ts';
import { databasePages, type PageSource } from './pages.ts';
import { databasePlaces, type PlaceSource } from './places.ts';
import { databaseProductCounts, type ProductCountSource } from './product-counts.ts';
import { databaseProductOptions, type ProductOptionSource } from './product-options.ts';
import { databaseProducts, type ProductSource } from './products.ts';
import { databaseSearch, type SearchSource } from './search.ts';
import { databaseStores, type StoreSource } from './stores.ts';

/** Where the resolvers get content from. Only this folder knows that it is a database. */
export interface Sources {
  brand: BrandSource;
  products: ProductSource;
  productOptions: ProductOptionSource;
  productCounts: ProductCountSource;
  overlays: OverlaySource;
  collections: CollectionSource;
  inspirations: InspirationSource;
  articles: ArticleSource;
  projects: ProjectSource;
  stores: StoreSource;
  places: PlaceSource;
  pages: PageSource;
  menus: MenuSource;
  search: SearchSource;
  accounts: AccountSource;
}

/** All content, from one database. */
export const databaseSources = (db: Database): Sources => ({
  brand: databaseBrand(db),
  products: databaseProducts(db),
  productOptions: databaseProductOptions(db),
  productCounts: databaseProductCounts(db),
  overlays: databaseOverlays(db),
  collections: databaseCollections(db),
  inspirations: databaseInspirations(db),
  articles: databaseArticles(db),
  projects: databaseProjects(db),
  stores: databaseStores(db),
  places: databasePlaces(db),
  pages: databasePages(db),
  menus: databaseMenus(db),
  search: databaseSearch(db),
  accounts: databaseAccounts(db),
});

export type { AccountRecord, AccountSource } from './accounts.ts';
export type {
  ArticleCategoryRecord,
  ArticleRecord,
  CollectionRecord,
  InspirationRecord,
  ProjectChoiceRecord,
  ProjectRecord,
} from './editorial.ts';
export type { ShadeRecord } from './overlays.ts';
export type { PageRecord } from './pages.ts';
export type { PlaceRecord } from './places.ts';
export type { MaterialRecord, ProductRecord, TypeRecord } from './products.ts';
export type { SearchKind } from './search.ts';
export type { StoreRecord } from './stores.ts';
