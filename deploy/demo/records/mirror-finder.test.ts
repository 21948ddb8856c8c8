import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combinationsOf, finderMirror } from './mirror-finder/combinations.ts';
import { equipment } from './mirror-finder/equipment.ts';
import { mirrorFinder } from './mirror-finder.ts';
import { mirrors } from './products/mirrors.ts';

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

test('every mirror of the catalogue can be found, and every piece of equipment belongs to one', () => {
  const found = new Set(mapping.flatMap(({ products }) => products));
  const uids = mirrors.map(({ uid }) => uid);
  assert.deepEqual([...found].sort(), [...uids].sort());
  for (const uid of Object.keys(equipment)) assert.ok(uids.includes(uid), uid);
});

test('a mirror fits those who ask for less than it offers', () => {
  const mirror = {
    uid: 'RV-1',
    style: '1a',
    dimension: '2b',
    options: ['3a', '3b'],
    lighting: ['4a', '4b'],
  } as const;
  assert.deepEqual(combinationsOf(mirror).sort(), [
    '1a2b',
    '1a2b3a3b4a',
    '1a2b3a3b4b',
    '1a2b3a4a',
    '1a2b3a4b',
    '1a2b3b',
  ]);
});

test('a width between two ranges is refused', () => {
  const [mirror] = mirrors;
  assert.ok(mirror);
  assert.throws(() => finderMirror({ ...mirror, size: [65, 65, 4] }, {}), /65 cm/);
});
