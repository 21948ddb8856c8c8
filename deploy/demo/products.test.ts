import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shades as shadeKind } from '../content-api/import/kinds/options.ts';
import { products as productKind } from '../content-api/import/kinds/products.ts';
import { recordsOf } from './content.ts';
import { products, washbasins } from './pictures/records.ts';

const productRows = recordsOf(productKind);
const shadeRows = recordsOf(shadeKind);

const row = (slug: string) => {
  const found = productRows.find((product) => product.slug === slug);
  assert.ok(found, slug);
  return found;
};

test('a product has a material for each of its finishes, with their number and names, and the others', () => {
  const { materials } = row('ligne-120');
  assert.deepEqual(
    materials.map(({ material }) => material),
    ['chene-massif', 'laque-mate', 'ceramique', 'pierre-de-synthese'],
  );
  assert.deepEqual(
    materials.map(({ colorCount }) => colorCount),
    [2, 2, 1, 2],
  );
  assert.equal(materials[0]?.summary?.en, 'natural oak, smoked oak');
});

test('a washbasin unit says where its washbasins can be: two have their sides, one needs a metre for a choice', () => {
  const places = (slug: string) => row(slug).vasques?.positionOptions.map(({ en }) => en);
  assert.deepEqual(places('ligne-120'), ['one on either side']);
  assert.deepEqual(places('ligne-60'), ['in the centre']);
  assert.deepEqual(places('nocturne-120'), ['to the left', 'in the centre', 'to the right']);
  assert.equal(row('colonne-ligne').vasques, undefined);
});

test('what stands in a list has no comma of its own, and no capital but that of a German noun', () => {
  for (const { slug, layout, vasques } of productRows)
    for (const item of [layout?.handles, vasques?.positionOptions, vasques?.typeOptions].flatMap((list) => list ?? []))
      for (const [language, words = ''] of Object.entries(item)) {
        assert.doesNotMatch(words, /,/, slug);
        if (language !== 'de') assert.doesNotMatch(words, /^\p{Lu}/u, slug);
      }
});

test('the shades of a product are those of its washbasins and its finishes, and every shade is on some product', () => {
  assert.deepEqual(row('lisiere-90').shades, ['gres-naturel', 'ceramique-sable', 'smokedOak', 'sage', 'oak']);
  const used = new Set(productRows.flatMap(({ shades }) => shades));
  assert.deepEqual(
    shadeRows.map(({ id }) => id).filter((id) => !used.has(id)),
    [],
  );
});

test('the washbasins of a product, its colour chart, its materials and the filter by material say the same', () => {
  const groups = new Map(shadeRows.map(({ id, group }) => [id, group]));
  for (const { slug, washbasins: ids, shades, materials } of productRows) {
    const pictured = washbasins.filter(({ id }) => ids.includes(id)).map(({ drawing }) => drawing.shade);
    assert.ok(
      pictured.every((id) => shades.includes(id)),
      slug,
    );
    const ofWashbasins = shades.flatMap((id) => /^vasque-(.+)/.exec(groups.get(id) ?? '')?.[1] ?? []);
    for (const [material, own] of Map.groupBy(ofWashbasins, (material) => material)) {
      const { colorCount = 0 } = materials.find((one) => one.material === material) ?? {};
      assert.ok(colorCount >= own.length, `${slug}: ${material}`);
    }
  }
});

test('what is inside a unit is less than its outer size', () => {
  const innerWidth = (text = '') => /(\d+) × \d+ × \d+/.exec(text)?.[1];
  const measured = products.filter(({ layout }) => innerWidth(layout?.dimensions?.en));
  assert.ok(measured.length > 50, String(measured.length));
  for (const { layout, size, slug } of measured) assert.ok(Number(innerWidth(layout?.dimensions?.en)) < size[0], slug);
});

test('every product has its four kinds of documents', () => {
  for (const { documents } of productRows)
    for (const kind of ['fichesTechniques', 'noticesMontage', 'guidesChoix', 'fichesTarif'] as const)
      assert.equal(documents[kind]?.length, 1);
});

test('twelve lines or more come in three sizes or more', () => {
  const lines = Map.groupBy(products, ({ line }) => line);
  assert.ok([...lines.values()].filter((pieces) => pieces.length >= 3).length >= 12);
});
