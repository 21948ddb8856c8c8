import fc from 'fast-check';
import { readChoice } from './choice.ts';

const cookie = (value: unknown) => `locale=fr; consent=${encodeURIComponent(JSON.stringify(value))}; signedIn=1`;

test('the choice that the dialog wrote is read', () => {
  expect(
    readChoice(cookie({ categories: ['necessary', 'analytics'], data: { asked: ['analytics', 'media'] } })),
  ).toEqual({
    allowed: ['analytics'],
    asked: ['analytics', 'media'],
  });
});

test('without one, nothing is allowed and nothing was asked', () => {
  const nothing = { allowed: [], asked: [] };
  expect(readChoice('')).toEqual(nothing);
  expect(readChoice('consent=')).toEqual(nothing);
  expect(readChoice('consent=%7Bbroken')).toEqual(nothing);
  expect(readChoice(cookie({ categories: 'analytics', data: null }))).toEqual(nothing);
});

test('whatever a cookie says, reading it allows only what exists', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (value, noise) => {
      const { allowed } = readChoice(`${noise}; consent=${noise}${encodeURIComponent(JSON.stringify(value) ?? '')}`);
      expect(allowed.every((category) => ['analytics', 'media'].includes(category))).toBe(true);
    }),
  );
});
