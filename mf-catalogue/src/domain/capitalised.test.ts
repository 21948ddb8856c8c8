import { capitalised } from './capitalised.ts';

it('writes a slug as a name', () => {
  expect(capitalised('halo', 'fr-FR')).toBe('Halo');
  expect(capitalised('écume-bleue', 'fr-FR')).toBe('Écume-bleue');
  expect(capitalised('120', 'fr-FR')).toBe('120');
});

it('has no name for nothing', () => {
  expect(capitalised('', 'nl-BE')).toBe('');
});
