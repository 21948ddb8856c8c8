import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mainTownOf, nearestOf, readPostalCodes } from './postal-codes.ts';
import type { Town } from './read-towns.ts';

/** Something `north` km of a place of all these tests. */
const at = (north: number) => ({ lat: 47 + north / 111.2, lng: 8 });

const town = (name: string, countryCode: string, population: number, north = 0, more: Partial<Town> = {}): Town => ({
  ...{ name, countryCode, population, ...at(north), otherNames: [], isQuarter: false },
  ...more,
});
const code = (zipCode: string, countryCode: string, name: string, ...others: string[]) => ({
  ...{ zipCode, countryCode, name, ...at(0), names: [name, ...others] },
});

test('a code is shown by the names that people know, and those of single receivers are none', () => {
  const codes = readPostalCodes();
  const named = (country: string, zip: string) =>
    codes.filter(({ countryCode, zipCode }) => countryCode === country && zipCode === zip).map(({ names }) => names);
  assert.deepEqual(named('FR', '69003'), [['Lyon 3e', 'Lyon']]);
  assert.deepEqual(named('FR', '75001'), [['Paris 1er', 'Paris']]);
  assert.deepEqual(named('FR', '75015'), [['Paris 15e', 'Paris']]);
  assert.deepEqual(new Set(named('MC', '98000').flat()), new Set(['Monaco']));
  assert.deepEqual(named('AT', '8054'), [['Graz, Puntigam', 'Graz, Straßgang']]);
  assert.deepEqual(named('AT', '1010'), [['Wien, Innere Stadt']]);
  assert.ok(
    codes.every(({ zipCode, lat, lng }) => zipCode && !zipCode.includes('CEDEX') && Number.isFinite(lat + lng)),
  );
  const german = codes.filter(({ countryCode }) => countryCode === 'DE');
  assert.deepEqual(
    german.flatMap(({ names }) => names).filter((name) => /\d|\bGmbH|sparkasse/i.test(name)),
    [],
  );
  assert.ok(
    codes.some(({ countryCode, name }) => countryCode === 'GB' && /bank/i.test(name)),
    'South Bank is a place',
  );
});

test('the nearest town is one of the same country, also over the edge of a cell, and none that is far', () => {
  const nearest = nearestOf([
    town('here', 'CH', 1, 20),
    town('nearest', 'CH', 1, -3),
    town('farther', 'CH', 1, -4),
    town('abroad', 'DE', 1, 1),
  ]);
  assert.equal(nearest({ name: '', countryCode: 'CH', ...at(0) })?.name, 'nearest');
  assert.equal(nearest({ name: '', countryCode: 'CH', ...at(19) })?.name, 'here');
  assert.equal(nearest({ name: '', countryCode: 'CH', ...at(111) }), undefined);
  assert.equal(nearest({ name: '', countryCode: 'FR', ...at(0) }), undefined);
});

test('a French code is that of the largest of its communes', () => {
  const communes = ['05023', '05001'].map((codeCommune) => ({ codePostal: '05100', codeCommune }));
  const towns = [
    town('Cervières', 'FR', 200, 0, { commune: '05001' }),
    town('Briançon', 'FR', 11_000, 0, { commune: '05023' }),
    town('Sainte-Catherine', 'FR', 99_000, 0, { commune: '05023', isQuarter: true }),
    town('Gap', 'FR', 40_000, 0, { commune: '05061' }),
  ];
  const main = mainTownOf(towns, [], communes);
  assert.equal(main(code('05100', 'FR', 'Gap'))?.name, 'Briançon');
  assert.equal(main(code('05100', 'FR', 'Gap 3e')), undefined, 'an arrondissement is a place of its own');
  assert.equal(main(code('05000', 'FR', 'Gap')), undefined);
});

test('an Austrian code that ends in 0 is that of the large town in its middle', () => {
  const round = [town('Villach', 'AT', 10_000, 4), town('Small', 'AT', 9_999), town('Abroad', 'DE', 90_000)];
  const main = mainTownOf([...round, town('Near', 'AT', 10_000, 2)], [], []);
  assert.equal(mainTownOf(round, [], [])(code('9500', 'AT', 'Small'))?.name, 'Villach');
  assert.equal(mainTownOf(round, [], [])(code('9550', 'AT', 'Small'))?.name, 'Villach');
  assert.equal(mainTownOf(round, [], [])(code('9520', 'AT', 'Small')), undefined);
  assert.equal(main(code('9520', 'AT', 'Small'))?.name, 'Near');
  assert.equal(main(code('9521', 'AT', 'Small'))?.name, 'Small');
  assert.equal(main(code('9520', 'AT', 'Villach, Small')), undefined, 'a quarter is a place of its own');
  assert.equal(main(code('9520', 'BE', 'Small')), undefined);
});

test('other codes are those of the largest town that their list names near by', () => {
  const towns = [town('Ixelles', 'BE', 80_000), town('Mons', 'BE', 90_000, 24), town('Liège', 'BE', 100_000, 26)];
  const main = mainTownOf(towns, [], []);
  assert.equal(main(code('1050', 'BE', 'Ixelles', 'Mons', 'Liège'))?.name, 'Mons');
  assert.equal(main(code('1050', 'BE', 'Mons', 'Ixelles'))?.name, 'Mons');
  assert.equal(main(code('1050', 'BE', 'Liège')), undefined);
  assert.equal(main(code('1050', 'NL', 'Mons')), undefined);
});

test('a German code is that of the largest town that it is nearest to, unless it names a quarter of it', () => {
  const towns = [town('Sternberg', 'DE', 4_000, 3), town('Witzin', 'DE', 500), town('Far', 'DE', 9_000, 26)];
  const other = { ...code('19417', 'DE', 'Warin'), ...at(-2) };
  const ofSternberg = code('19406', 'DE', 'Witzin');
  const main = mainTownOf(towns, [ofSternberg, { ...other, countryCode: 'CH' }], []);
  assert.equal(main(ofSternberg)?.name, 'Sternberg');
  assert.equal(main(code('19406', 'DE', 'Sternberg Nord'))?.name, 'Witzin');
  assert.equal(main(code('19406', 'BE', 'Witzin')), undefined);
});
