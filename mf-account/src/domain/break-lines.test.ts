import fc from 'fast-check';
import { brokenLines, withPlainSpaces } from './break-lines.ts';

const widthOf = (line: string) => [...line].length;

it('leaves one space between words', () => {
  expect(withPlainSpaces(' Salle\u202f:\u00a0 bains \n d’été\0')).toBe('Salle : bains d’été');
});

it('breaks between words, and inside scripts that have no spaces', () => {
  expect(brokenLines('ванная комната', 8, widthOf)).toEqual(['ванная', 'комната']);
  expect(brokenLines('浴室の家具', 2, widthOf)).toEqual(['浴室', 'の家', '具']);
});

it('no line is wider than it may be, and no letter is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite' }), fc.integer({ min: 3, max: 40 }), (text, width) => {
      const plain = withPlainSpaces(text);
      const lines = brokenLines(plain, width, widthOf);
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
      expect(lines.join('').replace(/\s/gu, '')).toBe(plain.replace(/\s/gu, ''));
    }),
  );
});
