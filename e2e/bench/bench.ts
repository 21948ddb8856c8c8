import { benchFilters } from './filter-times.ts';
import { benchPages } from './page-times.ts';
import { benchSearch } from './search-times.ts';
import { benchStores } from './store-times.ts';

/** `npm run bench`: how fast pages, search, filters and the store map are; `-- pages` for one of them. It measures and judges nothing. */
const [only] = process.argv.slice(2);
const benches = { pages: benchPages, search: benchSearch, filters: benchFilters, stores: benchStores };
for (const [name, bench] of Object.entries(benches)) if (only === undefined || only === name) await bench();
