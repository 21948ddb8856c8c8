import { pageOf, pagesIn } from '../site/pages.ts';
import { checkPages } from './check-pages.ts';

const widths = [390, 1280];

checkPages(await pagesIn('fr'), widths);

for (const language of ['nl', 'en', 'de'] as const)
  checkPages([await pageOf('home', language), await pageOf('product', language)], widths);
