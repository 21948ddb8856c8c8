import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finishes, handles, products, washbasins } from '../records.ts';
import { materialOf, shadeMaterial } from './material.ts';
import { inUse } from './product-scene.ts';

const scenes = products.map((product) => ({ product, slug: product.slug, own: inUse(product)[0] }));

test('every product is built in its own width, height and depth', () => {
  for (const { product, slug, own } of scenes) {
    const [width, height, depth] = product.size;
    const { construction } = product;
    const onFrame = construction.kind === 'unit' && construction.frame !== undefined;
    // The posts of a frame are beside the body, 2.2 cm on each side.
    assert.equal(own.width, onFrame ? width - 4.4 : width, slug);
    assert.equal(own.depth, depth, slug);
    if (construction.kind !== 'unit') assert.equal(own.height, height, slug);
    else if (onFrame) assert.deepEqual([own.top, own.bottom], [height, 0], slug);
    else assert.equal(Number(own.top) - Number(own.bottom), height, slug);
  }
});

test('every product is seen in its first finish, in the material and the colours of that finish', () => {
  const kinds: Record<string, string> = {
    'chene-massif': 'wood',
    noyer: 'wood',
    'laque-mate': 'lacquer',
    metal: 'metal',
    'pierre-de-synthese': 'stone',
  };
  for (const { product, slug, own } of scenes) {
    const [name] = product.finishes;
    const seen = product.construction.kind === 'mirror' ? own.frame : own.finish;
    assert.deepEqual(seen, materialOf(name), slug);
    assert.equal(materialOf(name).kind, kinds[finishes[name].material], slug);
    assert.equal(materialOf(name).paint.face, finishes[name].paint.face, slug);
  }
});

test('washbasin units have as many drawers or doors, and as many basins, as their record says', () => {
  for (const { product, slug, own } of scenes) {
    const { construction } = product;
    if (construction.kind !== 'unit') continue;
    assert.deepEqual([own.columns, own.rows], [construction.columns, construction.rows], slug);
    assert.equal(own.doors === true, construction.doors === true, slug);
    assert.equal(own.openShelf === true, construction.openShelf === true, slug);
    assert.equal(Array.isArray(own.basins) && own.basins.length, construction.basins, slug);
  }
});

test('storage units have as many doors and drawers as their record says', () => {
  for (const { product, slug, own } of scenes) {
    const { construction } = product;
    if (construction.kind !== 'cabinet' || construction.open) continue;
    const rows = Array.isArray(own.rows) ? own.rows : [];
    const count = (doors: boolean) => rows.filter(([, door]) => door === doors).length * Number(own.columns);
    assert.deepEqual([count(true), count(false)], [construction.doors, construction.drawers], slug);
    const heights: number = rows.reduce((sum, [share]) => sum + share, 0);
    assert.ok(Math.abs(heights - 1) < 1e-9, slug);
  }
});

test('the handle in the picture is one that the product can have, in the finish that it is built with', () => {
  for (const { product, slug, own } of scenes) {
    const { construction } = product;
    if (own.handle === undefined) {
      const without = 'arched' in construction || 'open' in construction || !product.handles?.length;
      assert.ok(without, slug);
      continue;
    }
    const offered = handles.filter(({ id }) => product.handles?.includes(id));
    const match = offered.find(({ drawing }) => {
      const handle = { shape: drawing.shape, finish: materialOf(drawing.finish) };
      return JSON.stringify(handle) === JSON.stringify(own.handle);
    });
    assert.ok(match, slug);
    if ('handles' in construction) assert.equal(match.drawing.finish, construction.handles, slug);
  }
});

test('the basin in the picture is one that the unit can carry, in its shade', () => {
  for (const { product, slug, own } of scenes) {
    if (product.construction.kind !== 'unit') continue;
    const fitting = washbasins
      .filter(({ id }) => product.washbasins?.includes(id))
      .map(({ drawing }) => JSON.stringify({ shape: drawing.shape, finish: shadeMaterial(drawing.shade) }));
    assert.ok(fitting.includes(JSON.stringify(own.basin)), slug);
  }
});

test('mirrors keep their shape, and those with light shine', () => {
  for (const { product, slug, own } of scenes) {
    const { construction } = product;
    if (construction.kind !== 'mirror') continue;
    assert.equal(own.shape, construction.shape, slug);
    assert.equal(own.lit === true, construction.lit === true, slug);
    assert.equal(own.doors, construction.doors, slug);
  }
});
