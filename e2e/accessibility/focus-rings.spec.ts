import { pageOf } from '../site/pages.ts';
import { checkFocusRings } from './focus-rings.ts';

// Of all pages this one has the most that could lie over a ring; `npm run e2e:full` looks at every page.
checkFocusRings(await pageOf('store-locator', 'de'), [1280]);
