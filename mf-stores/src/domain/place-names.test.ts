import { alternativesTo, frenchOf } from './place-names.ts';

const places = (...labels: string[]) => labels.map((label) => ({ label }));

describe('what else a text may mean', () => {
  it('is offered where something else was understood than was written', () => {
    expect(alternativesTo({ label: '69003 Lyon 3e' }, 'lyon 3', places('Lyon'))).toEqual(places('Lyon'));
  });

  it('is nothing where just that was written, in whatever letters', () => {
    expect(alternativesTo({ label: 'Lyon' }, ' LYON ', places('Lyons-la-Forêt'))).toEqual([]);
    expect(alternativesTo({ label: 'Liège' }, 'liege', places('Lierneux'))).toEqual([]);
  });

  it('is another place of the same name, whatever was written', () => {
    const others = places('Saint-Denis', 'Saint-Denis-en-Bugey');
    expect(alternativesTo({ label: 'Saint-Denis' }, 'Saint-Denis', others)).toEqual(places('Saint-Denis'));
  });

  it('is three places at most', () => {
    expect(alternativesTo({ label: 'Marseille' }, 'marsei', places('a', 'b', 'c', 'd'))).toHaveLength(3);
  });
});

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
