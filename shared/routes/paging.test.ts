import fc from 'fast-check';
import { pageCount, pageOf } from './paging.ts';

// R137
describe('the page that an address asks for', () => {
  it('is the number that it names', () => {
    expect(pageOf('3')).toBe(3);
    expect(pageOf('9999')).toBe(9999);
  });

  it('is the first one where it names none, or nonsense', () => {
    for (const parameter of [
      undefined,
      '',
      '0',
      '-1',
      '-2',
      '1.5',
      '2.5',
      'abc',
      'deux',
      '1e3',
      '99999',
      '99999999999',
    ]) {
      expect(pageOf(parameter)).toBe(1);
    }
  });

  it('is at least 1, whatever is asked', () => {
    fc.assert(fc.property(fc.string(), (parameter) => pageOf(parameter) >= 1));
  });
});

describe('the number of pages', () => {
  it('is one where there is nothing', () => {
    expect(pageCount(0, 12)).toBe(1);
  });

  it('is just large enough for every result', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.constantFrom(8, 12, 24, 30), (results, pageSize) => {
        const pages = pageCount(results, pageSize);
        expect(pages * pageSize).toBeGreaterThanOrEqual(results);
        expect((pages - 1) * pageSize).toBeLessThan(results);
      }),
    );
  });
});
