import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePlaceQuery } from './parse-place-query.ts';

/** Countries and codes that a text has in it; `?` where the country is open. */
const codesIn = (text: string): string[] =>
  parsePlaceQuery(text).codes.map(({ code, country = '?' }) => `${country} ${code}`);
const namesIn = (text: string): string[] => parsePlaceQuery(text).groups.map(({ key }) => key);

/** What a text says of some words of it: how they fit, whether they end their part, and whether they are a street. */
function saidOf(text: string, words: string): string | undefined {
  const group = parsePlaceQuery(text).groups.find(({ key }) => key === words);
  return group && [group.fit, group.ends && 'ends', group.isStreet && 'street'].filter(Boolean).join(' ');
}

test('a postal code says its country by its letters, or by the sign before it where it has as many digits', () => {
  for (const [text, codes] of [
    ['69003 Lyon', ['? 69003']],
    ['1012AB Amsterdam', ['NL 1012']],
    ['1012 AB Amsterdam', ['NL 1012', '? 1012']],
    ['1012 de Bilt', ['? 1012']],
    ['12345 ab', ['? 12345']],
    ['SW1A 1AA London', ['GB sw1a']],
    ['M11AE Manchester', ['GB m1']],
    ['M1', ['GB m1']],
    ['M1 Manchester', []],
    ['L-4020 Esch', ['LU 4020']],
    ['LU4020 Esch', ['LU 4020']],
    ['D 10115', ['DE 10115']],
    ['F-1111', ['? 1111']],
    ['D4020', []],
    ['X4020', []],
    ['123 Lyon', []],
    ['12 rue Haute 69003', ['? 69003']],
  ] as const)
    assert.deepEqual(codesIn(text), codes, text);
});

test('words on two sides of a code are no name together, and nothing of a code is a name', () => {
  assert.deepEqual(namesIn('Lyon 69003 Paris'), ['lyon', 'paris']);
  for (const text of ['SW1A1AA London', 'AT-1010 London', '1012AB London', 'L4020 London'])
    assert.deepEqual(namesIn(text), ['london'], text);
  assert.deepEqual(namesIn('F-1111 London'), ['f', 'london'], 'no French code has four digits');
});

test('a name has up to six words, begins with no number and ends with no small word', () => {
  const names = namesIn('un deux trois quatre cinq six sept');
  assert.ok(names.includes('un deux trois quatre cinq six') && names.includes('deux trois quatre cinq six sept'));
  assert.ok(!names.includes('un deux trois quatre cinq six sept'));
  assert.deepEqual(namesIn('5 Villeneuve d’Ascq'), [
    'villeneuve',
    'villeneuve d ascq',
    'villeneuve ascq',
    'd ascq',
    'ascq',
  ]);
  assert.deepEqual(namesIn('rue Paix'), ['ru paix', 'paix'], 'and is no word of streets alone');
  assert.deepEqual(namesIn('Place'), ['place'], 'unless that is all');
  assert.deepEqual(namesIn('lyon 3e').concat(namesIn('lyon 03'), namesIn('lyon 15ème')), [
    ...['lyon', 'lyon 3'],
    ...['lyon', 'lyon 3'],
    ...['lyon', 'lyon 15'],
  ]);
});

test('a name is likelier a town the less is beside it: a street, numbers, or words like "station"', () => {
  for (const [text, words, said] of [
    ['Lyon', 'lyon', 'all ends'],
    ['Lyon 69003', 'lyon', 'all ends'],
    ['SW1A 1AA London', 'london', 'all ends'],
    ['Utrecht The Netherlands', 'utrecht', 'all ends'],
    ['rue Haute, Lyon', 'lyon', 'all ends'],
    ['12 Lyon', 'lyon', 'beside ends'],
    ['Lyon gare', 'lyon', 'beside'],
    ['S Lyon', 'lyon', 'beside ends'],
    ['rue Haute Lyon', 'lyon', 'beside ends'],
    ['High Street London', 'london', 'beside ends'],
    ['Avenue Foch Lyon', 'lyon', 'beside ends'],
    ['Kerkstraat Utrecht', 'utrecht', 'beside ends'],
    ['Utrecht Kerkstraat', 'utrecht', 'begins'],
    ['rue Haute Lyon 69003 Cedex', 'lyon', 'beside ends'],
    ['rue Haute 69003 Lyon Cedex', 'lyon', 'beside'],
    ['rue Haute Lyon Cedex', 'lyon', 'loose'],
    ['Villeneuve Asq', 'villeneuve', 'begins'],
    ['Villeneuve Asq', 'asq', 'loose ends'],
    ['Fontaine de Vaucluse', 'fontaine', 'loose'],
    ['Park Lyon', 'lyon', 'loose ends street'],
    ['De Bilt station', 'bilt', 'loose'],
  ] as const)
    assert.equal(saidOf(text, words), said, `${words} in ${text}`);
});

test('the name of a street is told by the word before, in or after it', () => {
  for (const [text, words, said] of [
    ['rue de la Paix Lyon', 'paix', 'loose street'],
    ['5 avenue Foch', 'foch', 'beside ends street'],
    ['Paris avenue Foch', 'foch', 'beside ends'],
    ['Paris am Dom', 'dom', 'loose ends'],
    ['5 am Dom', 'dom', 'beside ends street'],
    ['High Street London', 'high', 'beside street'],
    ['Hyde Park London', 'hyde', 'beside street'],
    ['Kerkstraat Utrecht', 'kerkstraat', 'begins street'],
    ['Place Foch, Lyon', 'place foch', 'all ends'],
    ['Place Foch 5, Lyon', 'place foch', 'beside street'],
    ['Grand Place 5', 'grand place 5', 'all ends street'],
    ['Grand Place', 'grand place', 'all ends'],
  ] as const)
    assert.equal(saidOf(text, words), said, `${words} in ${text}`);
});

test('of words that come twice, those count that are likelier a town', () => {
  assert.equal(saidOf('rue de Paris, Paris', 'paris'), 'all ends');
  assert.equal(saidOf('Paris, rue de Paris', 'paris'), 'all ends');
  assert.equal(saidOf('Lyon gare, Lyon', 'lyon'), 'all ends');
  assert.equal(saidOf('Lyon, Lyon gare', 'lyon'), 'all ends');
  const bilt = parsePlaceQuery('Villeneuve d’Ascq').groups.find(({ key }) => key === 'villeneuve ascq');
  assert.deepEqual([bilt?.words, bilt?.fit], [3, 'all'], 'a name counts in full without its small words');
});

test('all of a text, and its last part, may be the beginning of a name, and a text of one word that of a code', () => {
  const begun = (text: string) => {
    const { beginnings, beginningOfCode } = parsePlaceQuery(text);
    return [...beginnings.map(({ key, fit }) => `${key}: ${fit}`), ...(beginningOfCode ? [beginningOfCode] : [])];
  };
  for (const [text, what] of [
    ['a', []],
    ['ab', ['ab: all']],
    ['rue Haute, Ly', ['ly: beside', 'ru haute ly: all']],
    ['1', []],
    ['10', ['10: all', '10']],
    ['sw1a', ['sw1a: all', 'sw1a']],
    ['1 0', ['1 0: all', '10']],
    ['10 ly', ['10 ly: all']],
  ] as const)
    assert.deepEqual(begun(text), what, text);
  assert.deepEqual(
    parsePlaceQuery('Fort de').beginnings.map(({ words, ends, isAll, isStreet }) => [words, ends, isAll, isStreet]),
    [[2, true, true, false]],
  );
});

test('the country at the end of a text is none of its names', () => {
  for (const [text, country, names] of [
    ['Lyon, France', 'FR', ['lyon']],
    ['Gent Belgique', 'BE', ['gent']],
    ['Leeds, United Kingdom', 'GB', ['leeds']],
    ['Utrecht, The Netherlands', 'NL', ['utrecht']],
    ['France', undefined, ['france']],
    ['France, Lyon', undefined, ['france', 'lyon']],
    ['Noord-Holland', undefined, ['noord', 'noord holland', 'holland']],
    ['Esch, Luxembourg', 'LU', ['esch']],
    ['5 rue, Luxembourg', undefined, ['luxembourg']],
    ['Esch Luxembourg', undefined, ['esch', 'esch luxembourg', 'luxembourg']],
    ['5 Haute, France', 'FR', ['haute']],
  ] as const) {
    const parsed = parsePlaceQuery(text);
    assert.deepEqual([parsed.country, parsed.groups.map(({ key }) => key)], [country, names], text);
  }
});
