import { contractOf, declaredForEditors, fragmentContracts, isFragmentName, isRoleName, roles } from './contracts.ts';

it('lends editors those fragments whose contract says so, and no other', () => {
  expect(declaredForEditors.has('mf-catalogue/product-slider')).toBe(true);
  expect(declaredForEditors.has('mf-search/search-overlay')).toBe(false);
  for (const [name, { content }] of Object.entries(fragmentContracts))
    expect(declaredForEditors.has(name)).toBe(content);
});

it('knows each fragment by its whole name', () => {
  expect(isFragmentName('mf-catalogue/product-slider')).toBe(true);
  expect(isFragmentName('toString')).toBe(false);
  expect(contractOf('mf-search/search-overlay').role).toBe('search');
  expect(['role:saved', 'saved', 'role:compared'].map(isRoleName)).toEqual([true, false, false]);
});

it('has one fragment of this repository play each role', () => {
  const played = Object.values(fragmentContracts).flatMap((contract) => ('role' in contract ? [contract.role] : []));
  expect(played.sort()).toEqual(Object.keys(roles).sort());
});
