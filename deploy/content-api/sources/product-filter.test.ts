import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CatalogueEntry } from './catalogue.ts';
import { type FilterGroup, meetsRest, meetsValues, type ProductFilter } from './product-filter.ts';

const kind = {
  productType: 'Miroir',
  productSubType: 'Rond',
  collectionId: 'onde',
  materialValues: ['verre', 'chene'],
  colorFamilies: ['marron'],
};
const entry: CatalogueEntry = { uid: 'A', kind, width: 60, height: null, depth: 12 };

test('a product meets a filter where it has one of the values of each condition', () => {
  const filters: [ProductFilter, boolean][] = [
    [{}, true],
    [{ types: [], subTypes: null }, true],
    [{ types: ['Meuble', 'Miroir'] }, true],
    [{ types: ['Meuble'] }, false],
    [{ subTypes: ['Rond'] }, true],
    [{ types: ['Miroir'], subTypes: ['Ovale'] }, false],
    [{ collections: ['onde'] }, true],
    [{ collections: ['ligne'] }, false],
    [{ materials: ['chene'] }, true],
    [{ materials: ['laiton'] }, false],
    [{ colors: ['brun'] }, true],
    [{ colors: ['bleu'] }, false],
    [{ types: ['Miroir'], colors: ['bleu'] }, false],
  ];
  for (const [filter, meets] of filters) assert.equal(meetsValues(filter)(kind), meets, JSON.stringify(filter));
});

test('the conditions of one group are left out to count what else there is, and no other', () => {
  const wrong = { types: ['x'], subTypes: ['x'], collections: ['x'], materials: ['x'], colors: ['x'] };
  const right = {
    types: ['Miroir'],
    subTypes: ['Rond'],
    collections: ['onde'],
    materials: ['verre'],
    colors: ['brun'],
  };
  const groups: [FilterGroup, ProductFilter][] = [
    ['type', { types: wrong.types, subTypes: wrong.subTypes }],
    ['collection', { collections: wrong.collections }],
    ['material', { materials: wrong.materials }],
    ['color', { colors: wrong.colors }],
  ];
  for (const [group, filter] of groups) {
    const one = { ...right, ...filter };
    assert.deepEqual(
      [meetsValues(one)(kind), ...groups.map(([except]) => meetsValues(one, except)(kind))],
      [false, ...groups.map(([except]) => except === group)],
    );
  }
});

test('sizes are bounds that belong to what is within, and a product that does not say its size is not', () => {
  const filters: [ProductFilter, boolean | undefined][] = [
    [{}, undefined],
    [{ minWidth: null, exceptUids: [] }, undefined],
    [{ minWidth: 60 }, true],
    [{ minWidth: 61 }, false],
    [{ maxWidth: 60 }, true],
    [{ maxWidth: 59 }, false],
    [{ minWidth: 50, maxWidth: 59 }, false],
    [{ minWidth: 0 }, true],
    [{ minHeight: 0 }, false],
    [{ maxHeight: 100 }, false],
    [{ minDepth: 12, maxDepth: 12 }, true],
    [{ uids: ['A', 'B'] }, true],
    [{ uids: ['B'] }, false],
    [{ uids: [] }, false],
    [{ exceptUids: ['A'] }, false],
    [{ exceptUids: ['B'] }, true],
    [{ exceptCollections: ['onde'] }, false],
    [{ exceptCollections: ['ligne'] }, true],
    [{ uids: ['A'], exceptCollections: ['onde'] }, false],
  ];
  for (const [filter, meets] of filters) assert.equal(meetsRest(filter)?.(entry), meets, JSON.stringify(filter));
});
