import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeholder } from 'shared/pictures';
import { products } from './products.ts';

const whole = (record: Record<string, unknown>) => products.schema.parse(products.complete(record, 7));
const least = { uid: 'M-1', slug: 'miroir', heading: { fr: 'Miroir' }, productType: 'Miroir' };

test('a product needs little more than its name: the rest follows from it', () => {
  const card = { url: placeholder, alt: { fr: 'Miroir' }, width: 688, height: 916 };
  assert.deepEqual(whole(least), {
    ...least,
    position: 7,
    description: { fr: 'Miroir' },
    colorScheme: 'dark',
    colorFamilies: [],
    documents: {},
    shades: [],
    handles: [],
    washbasins: [],
    materials: [],
    heroDesktop: { ...card, width: 1920, height: 800 },
    heroMobile: { ...card, width: 768, height: 960 },
    card,
    price: undefined,
  });
});

test('materials may be named only, and a price without an amount is none', () => {
  const price = (given: unknown) => whole({ ...least, price: given }).price;
  assert.deepEqual(whole({ ...least, materials: ['verre', { material: 'chene', colorCount: 3 }] }).materials, [
    { material: 'verre', colorCount: 1 },
    { material: 'chene', colorCount: 3 },
  ]);
  assert.equal(price({ currency: 'EUR' }), undefined);
  assert.deepEqual(price({ amount: 10, currency: 'EUR' }), { amount: 10, currency: 'EUR' });
  assert.equal(products.complete({ materials: 'verre', price: 'x' }, 0).materials, 'verre', 'for the check');
  assert.equal(products.complete({ price: 'x' }, 0).price, 'x', 'for the check');
});

test('the address of a product is its name, with its number where another has that', () => {
  const slugs = (record: Record<string, unknown>) => products.slugCandidates?.(record);
  assert.deepEqual(slugs(least), ['miroir', 'miroir-m-1', 'm-1']);
  assert.deepEqual(slugs({ uid: 'M-1', heading: { fr: '鏡' } }), ['m-1']);
  assert.deepEqual(slugs({ heading: { nl: 'Spiegel' } }), ['spiegel', 'spiegel-']);
});

test('what a product names has to exist: types, collection, materials, and what it is made with', () => {
  const named = whole({
    ...least,
    productSubType: 'Rond',
    collectionId: 'onde',
    materials: ['verre'],
    shades: ['blanc'],
    handles: ['h'],
    washbasins: ['w'],
  });
  assert.deepEqual(products.references?.(named), [
    { kind: 'types', value: 'Miroir', field: 'productType' },
    { kind: 'types', value: 'Rond', field: 'productSubType', parent: 'Miroir' },
    { kind: 'collections', value: 'onde', field: 'collectionId' },
    { kind: 'materials', value: 'verre', field: 'materials' },
    { kind: 'shades', value: 'blanc', field: 'shades' },
    { kind: 'handles', value: 'h', field: 'handles' },
    { kind: 'washbasins', value: 'w', field: 'washbasins' },
  ]);
  assert.equal(products.references?.(whole(least)).length, 1);
});

test('the page of a product shows its collection where it has one, and a picture that is there', () => {
  const blocks = (record: object) => products.page?.(whole({ ...least, ...record }));
  const types = (record: object) => blocks(record)?.blocks.map(({ type }) => type);
  const others = ['HeroProduct', 'ProductDetailsAccordion', 'SameTypeSliderProduct'];
  assert.deepEqual(types({}), others);
  assert.deepEqual(types({ collectionId: 'onde' }), [...others.slice(0, 2), 'SameCollectionSliderProduct', others[2]]);
  const [card, hero] = ['/pictures/card.jpg', '/pictures/hero.jpg'];
  assert.equal(blocks({ card: { url: card } })?.seo.image, card);
  assert.equal(blocks({ card: { url: card }, heroDesktop: { url: hero } })?.seo.image, hero);
});
