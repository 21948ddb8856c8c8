import { pageOf, pagesIn } from '../site/pages.ts';
import { checkPage } from './check-pages.ts';

// On a phone and on a screen in turn; `npm run e2e:full` has every page in every language at many widths.
const inTurn = [[390], [1280]];
const widthsOf = (index: number) => inTurn[index % inTurn.length] ?? [];

// German has the longest words; 320 px is also a screen of 1280 px at a zoom of 400 %.
for (const [index, page] of (await pagesIn('de')).entries()) checkPage(page, widthsOf(index), [320, 768]);

for (const [index, language] of (['nl', 'en', 'fr'] as const).entries()) {
  checkPage(await pageOf('home', language), widthsOf(index));
  checkPage(await pageOf('product', language), widthsOf(index + 1));
}
