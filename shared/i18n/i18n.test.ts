import { completed } from '../build/complete-texts.ts';
import { createTexts } from '../remote/prepare.tsx';
import {
  acceptLanguage,
  type Country,
  countries,
  countryOfHost,
  fallbacks,
  type Locale,
  languageIn,
  localeOf,
  originIn,
  spelled,
  spelledTexts,
  writtenIn,
} from './index.ts';

// R4
test.each([
  ['be.localhost:8080', 'be'],
  ['www.rivelle.be', 'be'],
  ['rivelle.co.uk', 'uk'],
  ['localhost:8080', 'nan'],
  ['rivelle.example', 'nan'],
  ['FR.localhost', 'fr'],
  ['constructor', 'nan'],
])('the host %s is %s', (host, country) => {
  expect(countryOfHost(host)).toBe(country);
});

test('content is asked for in French without a region, and otherwise with the country (C10)', () => {
  expect(acceptLanguage('be', 'fr')).toBe('fr');
  expect(acceptLanguage('be', 'nl')).toBe('nl-BE');
  expect(acceptLanguage('nl', 'nl')).toBe('nl-NL');
});

// R6
test('a language has the locale of the country that speaks it, otherwise that of its home', () => {
  const locales = (country: Country) =>
    (['fr', 'nl', 'en', 'de'] as const).map((language) => localeOf(country, language));
  expect(locales('nan')).toEqual(['fr-FR', 'nl-NL', 'en-US', 'de-DE']);
  expect(locales('io')).toEqual(locales('nan'));
  expect(locales('be')).toEqual(['fr-BE', 'nl-BE', 'en-US', 'de-DE']);
  expect(locales('lu')).toEqual(['fr-LU', 'nl-NL', 'en-US', 'de-LU']);
  expect(locales('ch')).toEqual(['fr-CH', 'nl-NL', 'en-US', 'de-CH']);
  expect(locales('at')).toEqual(['fr-FR', 'nl-NL', 'en-US', 'de-AT']);
  expect(locales('uk')).toEqual(['fr-FR', 'nl-NL', 'en-GB', 'de-DE']);
});

// C65
test('texts are written as in the country, where that speaks the language and is one', () => {
  expect(writtenIn('ch', 'de')).toBe('de-CH');
  expect(writtenIn('uk', 'en')).toBe('en-GB');
  expect(writtenIn('fr', 'en')).toBe('en');
  expect(writtenIn('nan', 'de')).toBe('de');
});

// C65
test.each<[Locale, string, string]>([
  ['de-CH', 'Größe, Füße', 'Grösse, Füsse'],
  ['de-AT', 'Größe, Füße', 'Größe, Füße'],
  ['de', 'Größe', 'Größe'],
  ['fr-BE', 'Soixante-dix ou quatre-vingt-dix centimètres', 'Septante ou nonante centimètres'],
  ['fr-CH', 'soixante et onze, soixante-dix-neuf, quatre-vingt-quinze', 'septante et un, septante-neuf, nonante-cinq'],
  ['fr-BE', 'soixante, quatre-vingts, quatre-vingt-neuf', 'soixante, quatre-vingts, quatre-vingt-neuf'],
  ['fr-LU', 'soixante-dix', 'soixante-dix'],
  ['fr-FR', 'soixante-dix', 'soixante-dix'],
])('%s writes %j as %j', (locale, text, expected) => {
  expect(spelled(locale, text)).toBe(expected);
});

test('the texts of parts are written as in Switzerland there', () => {
  expect(spelledTexts('de-CH', { a: { b: 'Maße' } })).toEqual({ a: { b: 'Masse' } });
  expect(spelledTexts('de-AT', { a: { b: 'Maße' } })).toEqual({ a: { b: 'Maße' } });
});

test('what a language lacks is looked up in English, then in French (R7)', () => {
  expect(fallbacks('de').slice(0, 3)).toEqual(['de', 'en', 'fr']);
});

// R9
test('a text that a language lacks is filled in, at any depth', () => {
  expect(completed({ a: { b: 'un' } }, { a: { b: 'one', c: 'two' }, d: 'three' })).toEqual({
    a: { b: 'un', c: 'two' },
    d: 'three',
  });
});

test('a key without any text shows nothing, and never itself (R9); a text may name the brand', async () => {
  const { t } = await createTexts('fr', { known: 'connu', named: 'chez {{brand}}' }, 'Ostrand');
  expect(t('known')).toBe('connu');
  expect(t('missing.key')).toBe('');
  expect(t('named')).toBe('chez Ostrand');
});

const hosts = { uk: 'www.rivelle.co.uk', be: 'www.rivelle.be' };
const everyCountry = Object.keys(countries).map((ending) => countryOfHost(ending));

test.each<[Country, string, string]>([
  ['be', 'http://fr.localhost:8080', 'http://be.localhost:8080'],
  ['nan', 'http://fr.localhost:8080', 'http://localhost:8080'],
  ['com', 'http://localhost', 'http://com.localhost'],
  ['uk', 'https://www.rivelle.fr', 'https://www.rivelle.co.uk'],
  ['be', 'https://rivelle.be', 'https://www.rivelle.be'],
  ['nan', 'https://rivelle.example', 'https://rivelle.example'],
])('seen from another host, %s', (country, seenFrom, origin) => {
  expect(originIn(country, seenFrom, hosts)).toBe(origin);
});

test('the host that a country is reached by stands for that country', () => {
  for (const country of everyCountry) {
    expect(countryOfHost(new URL(originIn(country, 'http://fr.localhost:8080', hosts)).host)).toBe(country);
  }
});

test('a locale is of its language, one that the site does not know of English', () => {
  expect(['de-CH', 'fr', 'es-ES', ''].map(languageIn)).toEqual(['de', 'fr', 'en', 'en']);
});
