import { badgeAddress } from './badge-address.ts';

test.each([
  ['fr', '/pictures/badges/assembled-fr.svg'],
  ['nl', '/pictures/badges/assembled-nl.svg'],
  ['en', '/pictures/badges/assembled-fr.svg'],
  ['de', '/pictures/badges/assembled-fr.svg'],
] as const)('in %s a badge is %s (R96)', (language, address) => {
  expect(badgeAddress('/pictures/badges/assembled-fr.svg', language)).toBe(address);
});

test('a badge of which the content system has no sets stays as it is', () => {
  expect(badgeAddress('/media/badge.png', 'nl')).toBe('/media/badge.png');
});
