import fc from 'fast-check';
import { articlesAtATime, articlesOfACategory, journalList } from './journal-list.ts';

const categories = ['Matières', 'Entretien', 'Rencontres'];
const journals = fc
  .array(fc.constantFrom(...categories), { maxLength: 60 })
  .map((names) => names.map((category, id) => ({ id, category })));
const pages = fc.integer({ min: 1, max: 12 });

const shown = <Article>({ featured, others }: { featured?: Article; others: Article[] }) =>
  featured === undefined ? others : [featured, ...others];

describe('all articles', () => {
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
  const choices = fc.record({ category: fc.constantFrom(...categories), page: pages });

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
