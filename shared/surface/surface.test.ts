import { askedByName, incompatibilityOf, playerOf, undeclared, usedMajor } from './index.ts';

const owner = { gives: ['mf-catalogue/product-slider@2', 'mf-content/blocks@1'], forEditors: ['product-slider'] };
const consumer = { name: 'mf-search', uses: ['mf-content/blocks@1', 'mf-catalogue/product-slider@2'] };

it('finds the major of a contract by its whole name', () => {
  expect(usedMajor(['mf-content/blocks@12'], 'mf-content/blocks')).toBe(12);
  expect(usedMajor(['mf-content/blocks@1'], 'mf-content/block')).toBeUndefined();
});

it('shows a fragment that is given in the major that it is asked for', () => {
  expect(incompatibilityOf({ of: 'mf-catalogue/product-slider', major: 2 }, owner, consumer)).toBeUndefined();
  expect(incompatibilityOf({ of: 'mf-content/blocks', major: 1 }, owner, consumer)).toBeUndefined();
});

it('keeps two majors apart, whoever asks', () => {
  const refusal = 'mf-catalogue/product-slider is asked for in its major 1, and given in 2';
  expect(incompatibilityOf({ of: 'mf-catalogue/product-slider', major: 1 }, owner, consumer)).toBe(refusal);
  expect(incompatibilityOf({ of: 'mf-catalogue/product-slider' }, owner, undefined)).toBe(refusal);
});

it('refuses what nobody gives', () => {
  expect(incompatibilityOf({ of: 'mf-stores/map' }, undefined, consumer)).toBe('no live release gives mf-stores/map');
});

it('refuses what is not declared, but for the fragments that editors may write anywhere', () => {
  const nothing = { name: 'mf-stores', uses: [] };
  expect(incompatibilityOf({ of: 'mf-content/blocks' }, owner, nothing)).toBe(
    'mf-stores does not declare mf-content/blocks@1',
  );
  expect(incompatibilityOf({ of: 'mf-catalogue/product-slider', major: 2 }, owner, nothing)).toBeUndefined();
});

it('finds a fragment by its former name, in the major that it had then, for those who declare that', () => {
  const composition = {
    'mf-stores': { gives: [] },
    'mf-catalogue': { gives: ['mf-catalogue/card@3'], formerly: { 'mf-stores/card@1': 'card' } },
  };
  const asked = askedByName({ of: 'mf-stores/card' }, composition);
  expect(asked).toEqual({ of: 'mf-catalogue/card', major: 3, by: 'mf-stores/card@1' });
  const heir = composition['mf-catalogue'];
  expect(incompatibilityOf(asked, heir, { name: 'mf-search', uses: ['mf-stores/card@1'] })).toBeUndefined();
  expect(incompatibilityOf(asked, heir, { name: 'mf-search', uses: ['mf-catalogue/card@3'] })).toBe(
    'mf-search does not declare mf-stores/card@1',
  );
  expect(askedByName({ of: 'mf-stores/card', major: 2 }, composition)).toEqual({ of: 'mf-stores/card', major: 2 });
});

describe('a role', () => {
  const composition = {
    'mf-search': { gives: ['mf-search/search-overlay@1'] },
    'mf-account': { roles: { saved: 'wishlist' }, gives: ['mf-account/wishlist@3', 'mf-account/saved@1'] },
  };

  it('stands for the fragment that plays it, in its major', () => {
    const asked = askedByName({ of: 'role:saved' }, composition);
    expect(asked).toEqual({ of: 'mf-account/wishlist', major: 3, by: 'role:saved@1' });
    const [, owner] = Object.values(composition);
    expect(incompatibilityOf(asked, owner, { name: 'mf-stores', uses: ['role:saved@1'] })).toBeUndefined();
    expect(
      incompatibilityOf(asked, owner, { name: 'mf-stores', uses: ['mf-account/wishlist@3', 'role:saved@2'] }),
    ).toBe('mf-stores does not declare role:saved@1');
  });

  it('that nobody plays stands for nothing', () => {
    expect(playerOf('toString', composition)).toBeUndefined();
    expect(askedByName({ of: 'role:compared' }, composition)).toEqual({ of: 'role:compared', by: 'role:compared@1' });
  });

  it('is not what a fragment of its own name is asked by', () => {
    for (const asked of [{ of: 'mf-account/saved' }, { of: 'roles:saved' }, { of: 'role:' }])
      expect(askedByName(asked, composition)).toBe(asked);
  });
});

it('breaks off what is not declared while it is made, and only says so in production', () => {
  expect(() => undeclared('mf-stores', 'a bus topic')).toThrow('mf-stores uses a bus topic');
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const before = process.env.NODE_ENV;
  try {
    process.env.NODE_ENV = 'production';
    undeclared('mf-stores', 'a bus topic');
    expect(said.mock.calls).toEqual([[expect.stringContaining('mf-stores uses a bus topic')]]);
  } finally {
    process.env.NODE_ENV = before;
  }
});
