import { pageOf, pagesIn } from '../site/pages.ts';
import { checkPage } from './check-pages.ts';

// On a phone and on a screen in turn; `npm run e2e:full` has every page in every language at four widths.
const widths = [390, 1280];

for (const [index, page] of (await pagesIn('fr')).entries()) checkPage(page, widths.slice(index % 2).slice(0, 1));

for (const [index, language] of (['nl', 'en', 'de'] as const).entries()) {
  checkPage(await pageOf('home', language), widths.slice(index % 2).slice(0, 1));
  checkPage(await pageOf('product', language), widths.slice((index + 1) % 2).slice(0, 1));
}
