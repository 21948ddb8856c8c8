import fc from 'fast-check';
import { journalCategories, selectedCategory, slugOf } from './journal-categories.ts';

const categories = journalCategories(['Matières', 'Aménager', 'À l’atelier']);

it('is written in an address without accents, spaces and signs', () => {
  expect(categories.map(({ slug }) => slug)).toEqual(['matieres', 'amenager', 'a-l-atelier']);
});

it('is found by its slug or by its name', () => {
  expect(selectedCategory(categories, 'a-l-atelier')).toBe(2);
  expect(selectedCategory(categories, 'À l’atelier')).toBe(2);
  expect(selectedCategory(categories, 'MATIÈRES')).toBe(0);
});

it('is none at first, and for an address that names what there is not', () => {
  for (const parameter of [undefined, '', '-', 'jardin']) expect(selectedCategory(categories, parameter)).toBe(-1);
});

it('keeps its slug when that is written as a slug again', () => {
  fc.assert(fc.property(fc.string(), (name) => slugOf(slugOf(name)) === slugOf(name)));
});
