import { completed } from '../build/completed-texts.ts';
import { acceptLanguage, countryOfHost, fallbacks, localeOf } from './index.ts';
import { createTexts } from './texts.ts';

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

test('a language that a country does not speak has the locale of its home', () => {
  expect(localeOf('nan', 'nl')).toBe('nl-NL');
  expect(localeOf('ch', 'de')).toBe('de-CH');
});

test('what a language lacks is looked up in English, then in French (R7)', () => {
  expect(fallbacks('de')).toEqual(['de', 'en', 'fr', 'nl']);
});

test('a text that a language lacks is filled in, at any depth', () => {
  expect(completed({ a: { b: 'un' } }, { a: { b: 'one', c: 'two' }, d: 'three' })).toEqual({
    a: { b: 'un', c: 'two' },
    d: 'three',
  });
});

test('a key without any text shows nothing, and never itself (R9)', async () => {
  const { t } = await createTexts('fr', { known: 'connu' });
  expect(t('known')).toBe('connu');
  expect(t('missing.key')).toBe('');
});
