import { benchPages } from './page-times.ts';
import { benchSearch } from './search-times.ts';

/** `npm run bench`: how fast pages and search are; `-- pages` or `-- search` for one of them. It measures and judges nothing. */
const [only] = process.argv.slice(2);
if (only !== 'search') await benchPages();
if (only !== 'pages') await benchSearch();
