import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from 'shared/i18n';
import { askedTerms, askedText, isQuoted, joinsWords, nearSizes, wordGroups } from './search-words.ts';

test('sizes are centimetres, however they are written', () => {
  const sizes = {
    '1m20': '120',
    '1 m 20': '120',
    '32 inches': '81',
    '47"': '119',
    ligne60: 'ligne 60',
    '60 x 45': '60 x 45',
  };
  for (const [typed, meant] of Object.entries(sizes)) assert.equal(askedText(typed), meant);
});

test('a reference stays whole, and an article falls away', () => {
  assert.equal(askedText('RV1120'), 'rv1120');
  assert.equal(askedText("L'onde").trim(), 'onde');
});

test('a size that no furniture has stands for the nearest one too', () => {
  assert.deepEqual(nearSizes('119'), ['119', '120']);
  assert.deepEqual(nearSizes('81'), ['81', '80']);
  assert.deepEqual(nearSizes('120'), ['120']);
  for (const alone of ['1120', '19', '20', '5']) assert.deepEqual(nearSizes(alone), [alone]);
  assert.deepEqual(nearSizes('21'), ['21', '20']);
  assert.deepEqual(nearSizes('miroir'), ['miroir']);
});

test('what stands in quotes is wanted as it is', () => {
  assert.ok(isQuoted('"mirior"') && isQuoted('« mirior »') && isQuoted('„Spigel“'));
  assert.ok(!isQuoted('mirior') && !isQuoted('47"'));
});

test('two words are looked for as one in the languages that write them so', () => {
  assert.deepEqual((['fr', 'nl', 'en', 'de'] as const).map(joinsWords), [false, true, false, true]);
});

/** The groups of what somebody typed; of `pour*` every text has one. */
const groupsOf = (text: string, language: Language, added = new Map<string, string[]>()) =>
  wordGroups(
    text.split(' ').map((one) => {
      const typed = one.replace('*', '');
      return { typed, word: typed, telling: typed === one };
    }),
    language,
    added,
  );
const wordsOf = (...of: Parameters<typeof groupsOf>) =>
  groupsOf(...of).map(({ words, others }) => [...words, ...others]);

test('words that say nothing here are left out, unless that would be all of them', () => {
  for (const [text, words] of [
    ['miroir salle', ['miroir']],
    ['salle bain', ['salle', 'bain']],
    ['miroir pour*', ['miroir']],
    ['pour* x', ['pour', 'x']],
    ['miroir x', ['miroir']],
    ['miroir 5', ['miroir', '5']],
  ] as const)
    assert.deepEqual(wordsOf(text, 'fr').flat(), words, text);
});

test('a word is looked for with its singular, what else people call it, and what a joined word ends with', () => {
  for (const [text, language, words] of [
    ['yeux', 'fr', ['yeux', 'oeil']],
    ['lavabo', 'fr', ['lavabo', 'vasque']],
    ['wc', 'de', ['wc', 'toilette', 'gastebad']],
    ['constructor', 'fr', ['constructor']],
    ['badkast', 'nl', ['badkast', 'kast']],
    ['badkas', 'nl', ['badkas']],
    ['kastbad', 'nl', ['kastbad']],
    ['119', 'fr', ['119', '120']],
  ] as const)
    assert.deepEqual(wordsOf(text, language), [words], text);
  assert.deepEqual(wordsOf('plan', 'fr', new Map([['plan', ['table']]])), [['plan', 'table']]);
});

test('the beginning of a word is enough where it is long, or the last', () => {
  assert.deepEqual(
    groupsOf('lit plan lit', 'fr').map(({ begins }) => begins),
    [false, true, true],
  );
});

test('the terms of a search say which words are exact, begin or end another one, or are others', () => {
  const groups = groupsOf('lit yeux', 'fr');
  assert.deepEqual(askedTerms(groups, 'fr'), [
    { exactly: 'lit', named: 'lit:ab' },
    { exactly: 'yeux | oeil', named: 'yeux:*ab | oeil:*ab', beginning: { words: ['yeux', 'oeil'], begins: true } },
  ]);
  assert.deepEqual(askedTerms([{ words: ['bad'], others: ['dusche'], begins: false }], 'de'), [
    {
      exactly: 'bad',
      named: 'bad:ab',
      ending: { words: ['bad'], begins: false },
      otherwise: { words: ['dusche'], begins: false },
    },
  ]);
});
