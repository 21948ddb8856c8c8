import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf, languageShown, otherLanguage, otherLanguages, textIn, withYear } from './language.ts';

test('the language is the first that a header asks for, and English where the site does not have it', () => {
  for (const [header, language] of [
    ['fr', 'fr'],
    ['NL-BE,nl;q=0.9,fr;q=0.8', 'nl'],
    ['it,fr;q=0.9', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ] as const)
    assert.equal(languageOf(header), language, String(header));
});

test('a text is in the language that is asked for, as its country writes it, or in the next one that has it', () => {
  const text = { fr: 'Bain', de: 'Straße', 'de-CH': 'Gasse' };
  assert.deepEqual([textIn('fr', text), textIn('de', text), textIn('de-CH', text)], ['Bain', 'Straße', 'Gasse']);
  assert.equal(textIn('de-CH', { de: 'Straße' }), 'Strasse');
  assert.equal(textIn('nl', { fr: 'Bain', nl: '' }), 'Bain');
  assert.equal(textIn('nl', {}), '');
  assert.deepEqual([languageShown('nl', { nl: '', fr: 'Bain' }), languageShown('nl', {})], ['fr', undefined]);
});

test('a text says in which other language it is, and nothing where it is in the one asked for', () => {
  assert.equal(otherLanguage('nl', { fr: 'Bain' }), 'fr');
  assert.equal(otherLanguage('fr', { fr: 'Bain' }), undefined);
  assert.equal(otherLanguage('fr', 'Bain'), undefined);
  assert.equal(otherLanguage('fr', {}), undefined);
  assert.deepEqual(otherLanguages('nl', [{ nl: 'Bad' }, { de: 'Bad' }]), [undefined, 'de']);
});

test('a year is this one', () => {
  assert.equal(withYear('© {year} Rivelle'), `© ${new Date().getFullYear()} Rivelle`);
});
