import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mirrorFinder as mirrorFinderKind } from '../content-api/import/kinds/menus.ts';
import { recordsOf } from './content.ts';
import { products } from './pictures/records.ts';

const [mirrorFinder = assert.fail('There is no mirror finder')] = recordsOf(mirrorFinderKind);
const mirrors = products.filter(({ construction: { kind } }) => kind === 'mirror');
const { steps, mapping } = mirrorFinder;
const step = (id: string) => steps.find((one) => one.id === id);
const productsFor = (combination: string) => mapping.find((entry) => entry.combination === combination)?.products;

/** Every combination that answers can make, by following the steps as a visitor does. */
function ways(id: string): string[] {
  const here = step(id);
  assert.ok(here, id);
  const { answers } = here;
  const choices = here.type === 'single' ? answers.map((answer) => [answer]) : subsets(answers);
  return choices.flatMap((chosen) => {
    const code = chosen.map(({ value }) => value).join('');
    const next = chosen.find(({ goTo }) => goTo)?.goTo;
    return next ? ways(next).map((rest) => code + rest) : [code];
  });
}

function subsets<Item>([first, ...rest]: Item[]): Item[][] {
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((items) => [first, ...items])];
}

test('the finder begins with one step, and every answer leads to a step that exists or ends it', () => {
  assert.deepEqual(
    steps.filter(({ first }) => first).map(({ id }) => id),
    ['style'],
  );
  for (const { answers } of steps)
    for (const { goTo } of answers) assert.ok(goTo === undefined || step(goTo), `${goTo}`);
});

test('only lighting, among the options, asks one more question', () => {
  const leading = step('options')?.answers.filter(({ goTo }) => goTo);
  assert.deepEqual(
    leading?.map(({ value, goTo }) => [value, goTo]),
    [['3a', 'lighting']],
  );
});

// R245
test('the light is in the mirror or on the wall', () => {
  assert.deepEqual(
    step('lighting')?.answers.map(({ value, title }) => [value, title.en]),
    [
      ['4a', 'Integrated light'],
      ['4b', 'With a wall light'],
    ],
  );
});

test('the mapping names no combination that answers cannot make', () => {
  const possible = new Set(ways('style'));
  assert.equal(possible.size, 72);
  for (const { combination } of mapping) assert.ok(possible.has(combination), combination);
  assert.equal(new Set(mapping.map(({ combination }) => combination)).size, mapping.length);
});

test('every one of the 72 ways ends with mirrors of the catalogue, or with none', () => {
  const uids = new Set(mirrors.map(({ uid }) => uid));
  const ends = ways('style').map((combination) => productsFor(combination) ?? []);
  for (const products of ends) for (const uid of products) assert.ok(uids.has(uid), uid);
  const found = ends.filter((products) => products.length > 0).length;
  assert.ok(found > 10 && found < 72, `${found} ways find mirrors`);
});

test('each shape in each width has mirrors, and some combinations have none', () => {
  for (const style of ['1a', '1b'])
    for (const dimension of ['2a', '2b', '2c']) assert.ok(productsFor(style + dimension)?.length, style + dimension);
  assert.ok(mapping.length < ways('style').length);
  assert.equal(productsFor('1b2a3a3b3c4b'), undefined);
});

test('every mirror of the catalogue can be found', () => {
  const found = new Set(mapping.flatMap(({ products }) => products));
  assert.deepEqual([...found].sort(), mirrors.map(({ uid }) => uid).sort());
});

test('a mirror fits those who ask for less than it offers', () => {
  for (const { combination, products: uids } of mapping) {
    const [, shape = '', options = '', light = ''] =
      /^(1.2.)((?:3.)*)(4.)?$/.exec(combination) ?? assert.fail(combination);
    for (const option of options.match(/3./g) ?? []) {
      const fewer = options.replace(option, '');
      const less = `${shape}${fewer}${fewer.includes('3a') ? light : ''}`;
      for (const uid of uids) assert.ok(productsFor(less)?.includes(uid), `${uid}: ${combination}, ${less}`);
    }
  }
});

test('a mirror has the shape and lies in the range of widths that were asked for', () => {
  const ranges: Record<string, readonly [number, number]> = { '2a': [40, 60], '2b': [70, 120], '2c': [130, 180] };
  const byUid = new Map(mirrors.map((mirror) => [mirror.uid, mirror]));
  for (const { combination, products: uids } of mapping)
    for (const uid of uids) {
      const { construction, size } = byUid.get(uid) ?? assert.fail(uid);
      const [from, to] = ranges[combination.slice(2, 4)] ?? assert.fail(combination);
      assert.ok(size[0] >= from && size[0] <= to, `${uid}: ${combination}`);
      assert.ok(construction.kind === 'mirror');
      assert.equal(construction.shape === 'rectangle', combination.startsWith('1b'), `${uid}: ${combination}`);
      if (construction.lit) assert.ok(productsFor(`${combination.slice(0, 4)}3a4a`)?.includes(uid), uid);
    }
});
