import type { Database } from '../../database/index.ts';
import { currentCatalogue } from './catalogue.ts';
import { databaseArticles, databaseCollections, databaseInspirations, databaseProjects } from './editorial.ts';
import { databaseBrand, databaseMenus } from './menus.ts';
import { databaseOverlays } from './overlays.ts';
import { databasePages } from './pages.ts';
import { databasePlaces } from './places.ts';
import { catalogueCounts } from './product-counts.ts';
import { catalogueOptions } from './product-options.ts';
import { databaseProducts } from './products.ts';
import { databaseSearch } from './search.ts';
import { databaseStores } from './stores.ts';

/** Where the resolvers get content from. Only this folder knows that it is a database. */
export type Sources = ReturnType<typeof databaseSources>;

/** All content, from one database. What is live may change below a preview: changes of products are counted in `live`. */
export function databaseSources(db: Database, live = db) {
  const catalogue = currentCatalogue(db, live);
  return {
    brand: databaseBrand(db),
    products: databaseProducts(db, catalogue),
    productOptions: catalogueOptions(db, catalogue),
    productCounts: catalogueCounts(catalogue),
    overlays: databaseOverlays(db),
    collections: databaseCollections(db),
    inspirations: databaseInspirations(db),
    articles: databaseArticles(db),
    projects: databaseProjects(db),
    stores: databaseStores(db),
    places: databasePlaces(live),
    pages: databasePages(db),
    menus: databaseMenus(db),
    search: databaseSearch(db),
  };
}
