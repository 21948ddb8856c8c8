import fc from 'fast-check';
import { markedPieces } from './marked.ts';

const shown = (title: string, typed: string) =>
  markedPieces(title, typed)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

it.each([
  ['Miroir Lune 60', 'miro', '[Miro]ir Lune 60'],
  ['Étagère Halle 80', 'etagere', '[Étagère] Halle 80'],
  ['Huiler le chêne', 'CHENE hui', '[Hui]ler le [chêne]'],
  ['Armoire de toilette', 'moir', 'Armoire de toilette'],
  ['Ligne 120', 'xyz', 'Ligne 120'],
  ['Ligne 120', 'ligne 1', '[Ligne] [1]20'],
  ['Cœur de chêne', 'coe', '[Cœ]ur de chêne'],
  ['Œillet', 'oeillets', 'Œillet'],
  ['Große Spiegel', 'gross', '[Groß]e Spiegel'],
])('%s, for %s', (title, typed, expected) => {
  expect(shown(title, typed)).toBe(expected);
});

it('never changes a title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, typed) => {
      expect(
        markedPieces(title, typed)
          .map(({ text }) => text)
          .join(''),
      ).toBe(title.normalize('NFC'));
    }),
  );
});
