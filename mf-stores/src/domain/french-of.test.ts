import { frenchOf } from './french-of.ts';

it.each([
  ['Lyon', 'de Lyon'],
  ['Ajaccio', 'd’Ajaccio'],
  ['Évry', 'd’Évry'],
  ['Yvetot', 'd’Yvetot'],
  ['Hyères', 'd’Hyères'],
  ['Hasselt, Belgique', 'de Hasselt, Belgique'],
  ['Le Mans', 'du Mans'],
  ['Les Ulis', 'des Ulis'],
  ['La Rochelle', 'de La Rochelle'],
  ['75011 Paris', 'de 75011 Paris'],
  ['votre position', 'de votre position'],
])('of %s is "%s"', (place, expected) => expect(frenchOf(place)).toBe(expected));
