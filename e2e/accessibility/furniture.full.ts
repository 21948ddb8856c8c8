import { addressOf } from 'shared/routes';
import { collections, inspirations, products } from '../../deploy/demo/pictures/records.ts';
import { pageOf } from '../site/pages.ts';
import { test } from '../site/test.ts';
import { checkFurniture } from './check-furniture.ts';

const tallUnits = products.filter(
  ({ construction, size: [, height] }) => construction.kind === 'cabinet' && height > 140,
);
const pages = [
  (await pageOf('home', 'fr')).address,
  (await pageOf('home', 'de')).address,
  ...collections.map(({ id }) => addressOf('collection', 'fr', { slug: id })),
  ...inspirations.map(({ id }) => addressOf('inspiration', 'fr', { slug: id })),
  ...tallUnits.map(({ slug }) => addressOf('product', 'fr', { slug })),
];

for (const address of pages)
  test(`the furniture of ${address} is whole and clear on every screen`, async ({ page }) => {
    await checkFurniture(page, address);
  });
