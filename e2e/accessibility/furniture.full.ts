import { addressOf } from 'shared/routes';
import { collections, inspirations, products } from '../../deploy/demo/pictures/records.ts';
import { pageOf } from '../site/pages.ts';
import { test } from '../site/test.ts';
import { checkFurniture } from './check-furniture.ts';

const tallUnits = products.filter(
  ({ construction, size: [, height] }) => construction.kind === 'cabinet' && height > 140,
);
// Those with blocks that lay words on pictures, in the language with the longest words, too.
const withWords = await Promise.all(
  ['home', 'portal', 'page'].flatMap((name) => [pageOf(name, 'fr'), pageOf(name, 'de')]),
);
const pages = [
  ...withWords.map(({ address }) => address),
  ...collections.map(({ id }) => addressOf('collection', 'fr', { slug: id })),
  ...inspirations.map(({ id }) => addressOf('inspiration', 'fr', { slug: id })),
  ...tallUnits.map(({ slug }) => addressOf('product', 'fr', { slug })),
];

for (const address of pages)
  test(`the furniture of ${address} is whole and clear on every screen`, async ({ page }) => {
    await checkFurniture(page, address);
  });
