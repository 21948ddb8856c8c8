import { benchFilters } from './filter-times.ts';
import { benchPages } from './page-times.ts';
import { benchSearch } from './search-times.ts';

/** `npm run bench`: how fast pages, search and filters are; `-- pages` for one of them. It measures and judges nothing. */
const [only] = process.argv.slice(2);
const benches = { pages: benchPages, search: benchSearch, filters: benchFilters };
for (const [name, bench] of Object.entries(benches)) if (only === undefined || only === name) await bench();
