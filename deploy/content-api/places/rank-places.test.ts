import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePlaceQuery } from './parse-place-query.ts';
import type { PlaceRow } from './place.ts';
import { rankPlaces, withoutDuplicates } from './rank-places.ts';
import { fold, typingErrors } from './spelling.ts';

/** A place of France unless said otherwise; `north` says how many degrees from the others it is, of some 111 km each. */
function place(name: string, { north = 0, ...more }: Partial<PlaceRow> & { north?: number } = {}): PlaceRow {
  const row = { name, key: fold(name), countryCode: 'FR', lat: 46 + north, lng: 2, population: 1_000 };
  return { ...row, isCode: false, isOtherName: false, isQuarter: false, ...more };
}
const code = (zipCode: string, name: string, more: Partial<PlaceRow> & { north?: number } = {}) =>
  place(name, { key: zipCode, zipCode, population: 0, isCode: true, ...more });

/** What a text means, of some places: those with typing errors and those whose beginning it is, too. */
function rank(text: string, places: readonly PlaceRow[], askedIn: string | undefined = 'FR') {
  const address = parsePlaceQuery(text);
  const named = places
    .filter(({ isCode }) => !isCode)
    .flatMap((one) => {
      const exact = address.groups.filter(({ key }) => key === one.key);
      if (exact.length > 0) return exact.map((group) => ({ place: one, group, errors: 0, isBegun: false }));
      const begun = address.beginnings.filter(({ key }) => one.key.startsWith(key));
      const alike = address.groups.filter(({ key }) => typingErrors(key, one.key) === 1);
      return [
        ...begun.map((group) => ({ place: one, group, errors: 0, isBegun: true })),
        ...alike.map((group) => ({ place: one, group, errors: 1, isBegun: false })),
      ];
    });
  const coded = places.filter(({ isCode, key }) => isCode && address.codes.some((one) => one.code === key));
  return rankPlaces(address, { coded, named }, askedIn);
}
const labelOf = ({ name, zipCode, countryCode }: PlaceRow) =>
  [zipCode, name, countryCode === 'FR' ? undefined : countryCode].filter(Boolean).join(' ');
const order = (...of: Parameters<typeof rank>) => rank(...of).map((one) => labelOf(one.place));
const first = (...of: Parameters<typeof rank>) => {
  const [best] = rank(...of);
  return best && `${labelOf(best.place)}${best.isSure ? '' : '?'}`;
};

test('of two places the likelier one comes first', () => {
  const lyon = place('Lyon', { population: 500_000 });
  for (const [text, likelier, other] of [
    ['Lyon', lyon, place('Lyon', { north: 1 })],
    ['Saint Denis', place('Saint Denis', { population: 400 }), place('Denis')],
    ['Lyon', place('Lyon'), place('Lyon', { countryCode: 'BE', population: 9_000 })],
    ['rue de Lyon, Vienne', place('Vienne'), place('Lyon', { population: 9_000 })],
    ['Vienne Lyon Nord', place('Nord'), place('Lyon')],
    ['Lyon', place('Lyon'), place('Lyon', { isQuarter: true, population: 2_000, zipCode: '1' })],
    ['Lyon', place('Lyon'), place('Lug', { key: 'lyon', isOtherName: true })],
    ['Bron, gare Lyon', place('Bron'), place('Lyon', { population: 9_000 })],
    ['gare Bron, Haute Lyon', place('Bron'), place('Lyon', { population: 90_000 })],
    ['Jura, Bron', place('Jura', { radius: 50 }), place('Bron')],
    ['Lyon', place('Lyonne', { population: 10 }), place('Lyonnet', { population: 1_000_000, countryCode: 'BE' })],
    ['Lyon', place('Lyon', { population: 90_000, countryCode: 'BE' }), place('Lyonne')],
    ['Mailly, Bretagne', place('Mailly', { region: 'Bretagne' }), place('Mailly', { population: 9_000 })],
    ['Lyon', place('Lyon'), place('Lyonne', { population: 9_000 })],
    ['Lyon', place('Lyon'), place('Lyom', { population: 9_000 })],
    ['Vienne Jura', place('Vienne'), place('Jura', { radius: 50, north: 3 })],
    ['Lyon 3', place('Lyon 3e', { key: 'lyon 3', population: 0 }), lyon],
    ['Lyon', place('Lyon'), place('Lyon-Ouest', { key: 'lyon' })],
  ] as const) {
    assert.deepEqual(order(text, [other, likelier])[0], labelOf(likelier), text);
    assert.deepEqual(rank(text, [other, likelier])[0]?.place, likelier, text);
  }
});

test('a name of more words, or one with a number, is likelier the whole name abroad, too', () => {
  const denis = [place('Denis'), place('Saint Denis')];
  assert.equal(order('rue Haute Saint Denis', denis, 'BE')[0], 'Saint Denis');
  const lyon = [place('Lyon', { population: 500_000 }), place('Lyon 3e', { key: 'lyon 3', population: 0 })];
  assert.equal(order('Lyon 3', lyon, 'BE')[0], 'Lyon 3e');
});

test('what is far behind the best is not offered', () => {
  const [lyon, area] = [place('Lyon', { population: 900_000 }), place('Haute', { radius: 50 })];
  assert.deepEqual(order('Lyon', [lyon, place('Lyon', { population: 1, north: 3, countryCode: 'BE' })]).length, 2);
  assert.deepEqual(order('12 rue Haute Sainte Lyon', [lyon, area]), ['Lyon']);
});

test('a code says where a text is, in the country that it is asked in, or that its form has', () => {
  const codes = [code('1012', 'Lausanne', { countryCode: 'CH' }), code('1012', 'Amsterdam', { countryCode: 'NL' })];
  assert.equal(first('1012', codes, 'CH'), '1012 Lausanne CH');
  assert.equal(first('1012', codes, 'NL'), '1012 Amsterdam NL');
  assert.equal(first('1012 AB', codes, 'CH'), '1012 Amsterdam NL');
  assert.deepEqual(order('1012AB', codes, 'CH'), ['1012 Amsterdam NL'], 'the other one has another form');
  assert.equal(first('1012', codes, 'FR'), '1012 Lausanne CH?', 'which of two foreign ones, nobody knows');
  assert.equal(first('1012', codes.slice(1), 'FR'), '1012 Amsterdam NL');
  assert.equal(first('1012, Suisse', codes, 'NL'), '1012 Lausanne CH');
});

test('a code and a town that agree are surest; where they do not, a town that is spelt right is meant', () => {
  const [lyon, rouen] = [place('Lyon', { population: 500_000 }), place('Rouen', { north: 3, population: 100_000 })];
  const places = [lyon, rouen, code('69003', 'Lyon 3e')];
  assert.equal(first('69003 Lyon', places), '69003 Lyon 3e');
  assert.equal(first('69003 Rouen', places), 'Rouen');
  assert.equal(first('69003 Bron', [place('Bron', { north: 3 }), code('69003', 'Lyon 3e')]), '69003 Lyon 3e');
  const bron = place('Bron', { north: 3, population: 20_000 });
  assert.equal(first('69003 Bron', [bron, code('69003', 'Lyon 3e')]), 'Bron', 'a town of some size is meant');
  const mons = place('Mons', { countryCode: 'BE' });
  const both = [code('1012', 'Bex', { countryCode: 'CH' }), code('1012', 'Mons', { countryCode: 'BE' }), mons];
  assert.equal(first('1012 Mons', both.slice(0, 2)), '1012 Bex CH?');
  assert.equal(first('1012 Mons', both), '1012 Mons BE', 'a town that agrees makes sure of one of several');
});

test('other words of a text make sure of a town: its region, or a town or an area that it is in', () => {
  const small = place('Mailly', { region: 'Bretagne', countryCode: 'BE' });
  assert.equal(first('Mailly', [small]), 'Mailly BE?');
  assert.equal(first('Mailly, Bretagne', [small]), 'Mailly BE');
  assert.equal(first('Mailly, Champagne', [small]), 'Mailly BE?');
  const [beside, far] = [place('Champagne', { north: 0.2 }), place('Champagne', { north: 0.3 })];
  assert.equal(first('Mailly, Champagne', [small, { ...beside, countryCode: 'BE', population: 1 }]), 'Mailly BE');
  assert.equal(first('Mailly, Champagne', [small, { ...far, countryCode: 'BE', population: 1 }]), 'Mailly BE?');
});

test('two names of one town make sure of it, and a town beside it only where both stand alone', () => {
  const gent = place('Gent', { countryCode: 'BE' });
  assert.equal(first('Gent Gand', [gent, { ...gent, key: 'gand', isOtherName: true }]), 'Gent BE');
  const beside = [place('Mailly', { countryCode: 'BE' }), place('Champagne', { countryCode: 'BE', north: 0.1 })];
  const sure = (text: string) => rank(text, beside).filter((one) => one.isSure).length;
  assert.deepEqual([sure('Mailly, Champagne'), sure('Haute Mailly, Champagne')], [2, 0]);
});

test('a misspelt name is no more sure where all of the text is a name that is known', () => {
  const [lyon, lyom] = [place('Lyon', { population: 900_000 }), place('Lyom', { population: 1, countryCode: 'BE' })];
  const sure = (places: readonly PlaceRow[]) => rank('Lyom', places).filter((one) => one.isSure);
  assert.deepEqual(
    sure([lyon]).map((one) => one.place),
    [lyon],
  );
  assert.deepEqual(sure([lyon, lyom]), []);
});

test('nothing is left over of a text that is a name of the country, spelt right', () => {
  const whole = (text: string, more: Partial<PlaceRow> = {}) =>
    rank(text, [place('Lyon', { population: 900_000, ...more })]).map(({ isWhole }) => isWhole);
  assert.deepEqual(
    [whole('Lyon'), whole('Lyon gare'), whole('Lyom'), whole('Lyon', { countryCode: 'BE' }), whole('rue Haute, Lyon')],
    [[true], [false], [false], [false], [true]],
  );
  assert.deepEqual(
    rank('69003', [code('69003', 'Lyon')]).map(({ isWhole }) => isWhole),
    [false],
  );
});

test('a name within the name of another place of the country is no town of its own', () => {
  const [macon, fontaine] = [place('Mâcon', { population: 400_000 }), place('Fontaine-Mâcon', { north: 3 })];
  assert.deepEqual(order('rue Haute Fontaine Mâcon', [macon, fontaine]), ['Fontaine-Mâcon', 'Mâcon']);
  assert.deepEqual(order('rue Haute Fontaine Mâcon', [macon, { ...fontaine, countryCode: 'BE' }])[0], 'Mâcon');
});

test('one place is offered once, with its code where one is known', () => {
  const lyon = place('Lyon');
  const offered = (...places: PlaceRow[]) => withoutDuplicates(places, 3).length;
  assert.deepEqual(withoutDuplicates([code('69003', 'Lyon'), lyon], 3).map(labelOf), ['69003 Lyon']);
  assert.equal(offered(lyon, code('69003', 'Lyon')), 1);
  assert.equal(offered(code('69003', 'Lyon'), code('69003', 'Lyon')), 1);
  assert.equal(offered(code('69003', 'Lyon'), code('69004', 'Lyon')), 2);
  assert.equal(offered(lyon, place('Bron')), 2);
  assert.equal(offered(lyon, place('Lyon', { countryCode: 'BE' })), 2);
  assert.equal(offered(lyon, place('Lyon', { north: 0.3 })), 2);
  assert.equal(offered(place('A'), place('B'), place('C'), place('D')), 3);
});
