import fc from 'fast-check';
import { dataName, pdfName } from './file-name.ts';

// R271
it('is the brand and the title of the list', () => {
  expect(pdfName('Rivelle', 'Salle de bains d’amis')).toBe('Rivelle Salle de bains d’amis.pdf');
  expect(pdfName('Rivelle', 'Étage 1/2 : « nuit »')).toBe('Rivelle Étage 1 2 « nuit ».pdf');
});

it('is a name that every system takes, whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const name = pdfName('Rivelle', title);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left.
      expect(name).not.toMatch(/[\u0000-\u001f\\/:*?"<>|]|[\s.]\.pdf$/);
      expect(name).toMatch(/^Rivelle.*\.pdf$/u);
      expect([...name].length).toBeLessThan(150);
    }),
  );
});

it('names a file of data after the brand, in small letters and without spaces', () => {
  expect(dataName('Maison Ost-rand-my-data.json')).toBe('maison-ost-rand-my-data.json');
});
