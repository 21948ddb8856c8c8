import { pageOf } from '../site/pages.ts';
import { checkTextsOnPictures } from './check-texts-on-pictures.ts';

// `npm run e2e:full` reads every page and every block at more widths.
checkTextsOnPictures([await pageOf('home', 'de'), await pageOf('product', 'de')], [390]);
