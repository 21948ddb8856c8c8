import { articleDate } from './article-date.ts';

it('is day, month and year in figures, as they are written in France, on every French page', () => {
  expect(articleDate('2026-03-04', { language: 'fr', locale: 'fr-FR' })).toBe('04/03/2026');
  expect(articleDate('2026-03-04', { language: 'fr', locale: 'fr-CH' })).toBe('04/03/2026');
});

it('follows the locale of the page in other languages', () => {
  expect(articleDate('2026-03-14', { language: 'nl', locale: 'nl-BE' })).toBe('14/3/2026');
  expect(articleDate('2026-03-14', { language: 'de', locale: 'de-DE' })).toBe('14.3.2026');
  expect(articleDate('2026-03-14', { language: 'en', locale: 'en-GB' })).toBe('14/03/2026');
});

it('leaves what is no date as it is', () => {
  expect(articleDate('printemps', { language: 'fr', locale: 'fr-FR' })).toBe('printemps');
});
