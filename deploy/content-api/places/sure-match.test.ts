import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WordGroup } from './parse-place-query.ts';
import { fold } from './spelling.ts';
import { isSure, type NamedPlace } from './sure-match.ts';

interface Case {
  name: string;
  /** The name that it is found by; its own unless said otherwise. */
  called?: string;
  typed?: string;
  people?: number;
  errors?: number;
  isBegun?: boolean;
  fit?: WordGroup['fit'];
  isStreet?: boolean;
  isConfirmed?: boolean;
  /** In which country it is asked for; it lies in France. */
  here?: string | undefined;
  more?: Partial<NamedPlace['place']>;
}

function sure({
  name,
  called = name,
  typed = called,
  people = 0,
  isStreet = false,
  isConfirmed = false,
  ...rest
}: Case) {
  const { errors = 0, isBegun = false, fit = 'all', more } = rest;
  const here = 'here' in rest ? rest.here : 'FR';
  const key = fold(typed);
  const group = { key, words: key.split(' ').length, ends: true, isAll: fit === 'all', fit, isStreet };
  const of = { name, key: fold(called), countryCode: 'FR', lat: 0, lng: 0, region: 'Région', population: people };
  const place = { ...of, isCode: false, isOtherName: called !== name, isQuarter: false, ...more };
  return isSure({ place, group, errors, isBegun }, here, isConfirmed);
}

const holds = (isIt: boolean, cases: readonly Case[]) => {
  for (const one of cases) assert.equal(sure(one), isIt, JSON.stringify(one));
};

test('a name that stands alone, or beside a street, is sure in its country, however small the town is', () => {
  holds(true, [
    { name: 'Lessay' },
    { name: 'Lessay', fit: 'beside' },
    { name: 'Lessay', fit: 'loose', isConfirmed: true },
    { name: 'Lessay', here: undefined },
    { name: 'Lessay', here: 'DE', people: 2_000 },
    { name: 'Lessay', here: 'DE', isConfirmed: true },
    { name: 'Rügen', here: 'DE', more: { radius: 25 } },
  ]);
  holds(false, [
    { name: 'Lessay', fit: 'loose' },
    { name: 'Lessay', fit: 'begins' },
    { name: 'Lessay', isStreet: true },
    { name: 'Lessay', isStreet: true, isConfirmed: true },
    { name: 'Lessay', here: 'DE', people: 1_999 },
  ]);
});

test('words that nobody knows may follow the own name of a large town of the country', () => {
  const lyon = { name: 'Lyon', fit: 'begins', people: 100_000 } as const;
  holds(true, [lyon]);
  holds(false, [
    { ...lyon, people: 99_999 },
    { ...lyon, here: 'DE' },
    { ...lyon, called: 'Lione' },
    { ...lyon, typed: 'Lyom', errors: 1 },
    { ...lyon, fit: 'loose' },
  ]);
});

test('the beginning of a name is enough where it is a word of it, or most of it, and the town is large', () => {
  const begun = { isBegun: true, people: 20_000 } as const;
  holds(true, [
    { ...begun, name: 'Chalon sur Saône', typed: 'Chalon' },
    { ...begun, name: 'Saint Étienne', typed: 'Saint Étien' },
    { ...begun, name: 'Marseille', typed: 'Marsei', people: 100_000 },
    { ...begun, name: 'Nantes', typed: 'Nant', people: 100_000 },
    { ...begun, name: 'Strasbourg', typed: 'Strasb', people: 100_000 },
  ]);
  holds(false, [
    { ...begun, name: 'Chalon sur Saône', typed: 'Chalon', people: 19_999 },
    { ...begun, name: 'Chalon sur Saône', typed: 'Chalon', here: 'DE' },
    { ...begun, name: 'Saint Étienne du Rouvray', typed: 'Saint Ét', people: 200_000 },
    { ...begun, name: 'Marseille', typed: 'Marsei', people: 99_999 },
    { ...begun, name: 'Strasbourg', typed: 'Stras', people: 300_000 },
    { ...begun, name: 'Metz', typed: 'Met', people: 300_000 },
  ]);
});

test('a typing error is forgiven the sooner the longer the name and the larger the town is', () => {
  for (const [name, typed, errors, least] of [
    ['Lannion', 'Lannoin', 1, 500],
    ['Lannion', 'Lanion', 1, 500],
    ['Lyon', 'Lyno', 1, 20_000],
    ['Avallon', 'Avalon', 1, 500],
    ['Carpentras', 'Carpintras', 1, 10_000],
    ['Grenoble', 'Grenable', 1, 20_000],
    ['Nevers', 'Nivers', 1, 50_000],
    ['Lyon', 'Lyan', 1, 100_000],
    ['Carcassonne', 'Carcosinne', 2, 100_000],
    ['Villefranche', 'Villifrinche', 2, 50_000],
    ['Toulouse', 'Toluusa', 2, 500_000],
  ] as const) {
    holds(true, [{ name, typed, errors, people: least }]);
    holds(false, [{ name, typed, errors, people: least - 1 }]);
  }
  holds(false, [{ name: 'Pau', typed: 'Pua', errors: 1, people: 1_000_000 }]);
});

test('the first letter is right, or changed places with the second one', () => {
  const people = 1_000_000;
  holds(true, [{ name: 'Lyon', typed: 'Ylon', errors: 1, people }]);
  holds(false, [
    { name: 'Lyon', typed: 'Byon', errors: 1, people },
    { name: 'Lyon', typed: 'Yyon', errors: 1, people },
    { name: 'Lyon', typed: 'Blon', errors: 1, people },
  ]);
});

test('a misspelt name abroad, or one that is not the town’s own, is long and that of a city', () => {
  const abroad = { name: 'Marseille', typed: 'Marseile', errors: 1, people: 250_000, here: 'DE' } as const;
  const alias = { name: 'Köln', called: 'Cologne', typed: 'Colognne', errors: 1, people: 250_000 } as const;
  holds(true, [
    abroad,
    alias,
    { name: 'La Chaux de Fonds', called: 'Chaux Fonds', typed: 'Chaux Fods', errors: 1, people: 10_000 },
  ]);
  holds(false, [
    { ...abroad, people: 249_999 },
    { ...abroad, errors: 2 },
    { ...abroad, typed: 'Marseil' },
    { ...abroad, more: { region: undefined } },
    { ...alias, people: 249_999 },
  ]);
});
