import { pagesIn } from '../site/pages.ts';
import { checkPages } from './check-pages.ts';

const widths = [390, 1280];

checkPages(await pagesIn('fr'), widths);

for (const language of ['nl', 'en', 'de'] as const) {
  const pages = await pagesIn(language);
  checkPages(
    pages.filter(({ name }) => name === 'home' || name === 'product'),
    widths,
  );
}
