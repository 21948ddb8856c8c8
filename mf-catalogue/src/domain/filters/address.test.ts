import fc from 'fast-check';
import { filtersIn, offers } from '../../testing/filter-arbitraries.ts';
import { asksForUnknown, filtersOf, queryOf } from './address.ts';
import { type FilterOptions, noFilters } from './filters.ts';

const option = (value: string) => ({ name: value, value });
const options: FilterOptions = {
  types: [
    { ...option('Miroir'), subTypes: [option('Rond'), option('Organique')] },
    { ...option('Étagère'), subTypes: [] },
  ],
  collections: ['ligne', 'brume', 'halle'].map(option),
  materials: ['noyer', 'metal'].map(option),
  colors: ['marron', 'doré'].map(option),
  bounds: { width: { min: 30, max: 180 }, depth: { min: 3, max: 62 }, height: { min: 3, max: 180 } },
};

describe('the address of a list', () => {
  // R214, R216
  it('and its filters say the same, both ways', () => {
    const lists = offers.chain((offer) => fc.tuple(fc.constant(offer), filtersIn(offer)));
    fc.assert(fc.property(lists, ([offer, filters]) => expect(filtersOf(queryOf(filters), offer)).toEqual(filters)));
  });

  it('keeps commas and percent signs of a value apart from its own', () => {
    const offered = { ...options, collections: ['a,b', 'a%2Cb', '100%', 'a', 'b'].map(option) };
    for (const { value } of offered.collections) {
      const filters = { ...noFilters, collections: [value] };
      expect(filtersOf(queryOf(filters), offered)).toEqual(filters);
    }
  });

  // R215
  it('has the keys and the writing of the specification', () => {
    const filters = {
      ...noFilters,
      type: 'Miroir',
      subTypes: ['Rond', 'Organique'],
      collections: ['ligne', 'brume'],
      materials: ['noyer'],
      colors: ['doré'],
      dimensions: { width: { min: 60, max: 120 }, height: { min: 40, max: 90 } },
    };
    expect(queryOf(filters)).toMatchObject({
      type: 'Miroir',
      subtype: 'Rond,Organique',
      collection: 'ligne,brume',
      matiere: 'noyer',
      teinte: 'doré',
      dimension: 'width-60-120,height-40-90',
    });
  });

  it('names all sub types of a type as "all", as the way back from a product does', () => {
    expect(queryOf({ ...noFilters, type: 'Miroir' })).toMatchObject({ type: 'Miroir', subtype: 'all' });
    expect(filtersOf({ type: 'Miroir', subtype: 'all' }, options)).toEqual({ ...noFilters, type: 'Miroir' });
  });

  // C54
  it('takes brown by both of its names', () => {
    expect(filtersOf({ teinte: 'brun' }, options).colors).toEqual(['marron']);
  });

  it.each([
    { type: 'Baignoire' },
    { subtype: 'Rond' },
    { type: '__proto__', collection: 'constructor' },
    { collection: 'atelier,,%%%', matiere: ',', teinte: ' ' },
    { dimension: 'width-120-60,depth-a-b,volume-1-2,width,height-900-990' },
    { dimension: 'width-0-9999' },
    { dimension: 'width-' },
    { fits: '0' },
    { fits: '-80' },
    { fits: '1e2' },
    { sort: 'price' },
    { utm_source: 'letter', page: '4' },
  ])('narrows nothing by %j', (query) => {
    expect(filtersOf(query, options)).toEqual(noFilters);
  });

  it.each([
    [{ type: 'Baignoire' }, true],
    [{ type: 'Miroir', subtype: 'Rond,Carré' }, true],
    [{ collection: 'ligne,atelier' }, true],
    [{ teinte: 'constructor' }, true],
    [{ type: 'Miroir', subtype: 'all', collection: 'ligne,', teinte: 'brun', sort: 'price', utm_source: 'x' }, false],
    [{ subtype: 'Rond' }, false],
  ])('%j asks for what is not offered: %s', (query, unknown) => {
    expect(asksForUnknown(query, options)).toBe(unknown);
  });

  // R216
  it('keeps what it knows beside what it does not', () => {
    const filters = filtersOf({ collection: 'halle,atelier,ligne', dimension: 'depth-0-40,x-1-2' }, options);
    expect(filters.collections).toEqual(['ligne', 'halle']);
    expect(filters.dimensions).toEqual({ depth: { min: 3, max: 40 } });
  });

  it('can hold anything, and what is understood of it has an address of its own', () => {
    const keys = fc.constantFrom('type', 'subtype', 'collection', 'matiere', 'teinte', 'dimension', 'fits', 'sort');
    const queries = fc.dictionary(keys, fc.string());
    fc.assert(
      fc.property(queries, (query) => {
        const understood = filtersOf(query, options);
        expect(filtersOf(queryOf(understood), options)).toEqual(understood);
      }),
    );
  });
});
