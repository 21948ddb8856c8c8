import fc from 'fast-check';
import {
  articleShape,
  articlesAtATime,
  articlesOfACategory,
  journalCategories,
  journalList,
  selectedCategory,
  slugOf,
} from './journal.ts';

const categories = journalCategories(['Matières', 'Aménager', 'À l’atelier']);

describe('a category of the journal', () => {
  it('is written in an address without accents, spaces and signs', () => {
    expect(categories.map(({ slug }) => slug)).toEqual(['matieres', 'amenager', 'a-l-atelier']);
  });

  // R157
  it('is found by its slug or by its name', () => {
    expect(selectedCategory(categories, 'a-l-atelier')).toBe(2);
    expect(selectedCategory(categories, 'À l’atelier')).toBe(2);
    expect(selectedCategory(categories, 'MATIÈRES')).toBe(0);
  });

  it('is none at first, and for an address that names what there is not', () => {
    for (const parameter of [undefined, '', '-', 'jardin']) expect(selectedCategory(categories, parameter)).toBe(-1);
    expect(selectedCategory(journalCategories(['…']), '')).toBe(-1);
  });

  it('keeps its slug when that is written as a slug again', () => {
    fc.assert(fc.property(fc.string(), (name) => slugOf(slugOf(name)) === slugOf(name)));
  });
});

const names = ['Matières', 'Entretien', 'Rencontres'];
const journals = fc
  .array(fc.constantFrom(...names), { maxLength: 60 })
  .map((written) => written.map((category, id) => ({ id, category })));
const pages = fc.integer({ min: 1, max: 12 });

const shown = <Article>({ featured, others }: { featured?: Article; others: Article[] }) =>
  featured === undefined ? others : [featured, ...others];

describe('all articles', () => {
  // R155, C16
  it('are eight at first and eight more with each press, in their order', () => {
    fc.assert(
      fc.property(journals, pages, (journal, page) => {
        expect(shown(journalList(journal, { page }))).toEqual(journal.slice(0, page * articlesAtATime));
      }),
    );
  });

  it('are counted whole, so that it is known whether there are more', () => {
    fc.assert(fc.property(journals, pages, (journal, page) => journalList(journal, { page }).total === journal.length));
  });

  it('begin with the one that is featured', () => {
    fc.assert(fc.property(journals, pages, (journal, page) => journalList(journal, { page }).featured === journal[0]));
  });
});

describe('the articles of a category', () => {
  const choices = fc.record({ category: fc.constantFrom(...names), page: pages });

  // R159, C16
  it('are of that category and no other, one highlighted and at most nine', () => {
    fc.assert(
      fc.property(journals, choices, (journal, choice) => {
        const list = journalList(journal, choice);
        const expected = journal.filter(({ category }) => category === choice.category).slice(0, articlesOfACategory);
        expect(shown(list)).toEqual(expected);
        expect(list.others.length).toBeLessThanOrEqual(articlesOfACategory - 1);
        expect(list.total).toBe(expected.length);
      }),
    );
  });
});

describe('the cards of the journal', () => {
  // R154
  it('shows articles that stand side by side in different shapes', () => {
    for (let index = 0; index < 20; index += 2) expect(articleShape(index)).not.toBe(articleShape(index + 1));
  });

  it('gives both columns of the journal as many tall cards after each four', () => {
    const shapes = Array.from({ length: 8 }, (_, index) => articleShape(index));
    const tall = (column: number) => shapes.filter((shape, index) => index % 2 === column && shape === 'tall').length;
    expect(tall(0)).toBe(tall(1));
  });
});
