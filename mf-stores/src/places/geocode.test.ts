import { type Answers, fakePlatform } from 'shared/testing';
import { findPlaces, geocode } from './geocode.ts';

const asked: object[] = [];
/** The maps service, as its script leaves it in the page; `answer` is what its geocoder does. */
function fakeGoogle(answer: () => object): void {
  class Geocoder {
    async geocode(request: object) {
      asked.push(request);
      return answer();
    }
  }
  Object.assign(globalThis, { google: { maps: { Geocoder } } });
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'google');
  asked.length = 0;
});

const platform = (answers: Answers = { PlacesLike: { placesLike: [] } }) =>
  fakePlatform({ address: '/nl/winkel-zoeker', country: 'be', answers }).platform;
const at = (lat: number, lng: number) => ({ location: { toJSON: () => ({ lat, lng }) } });
const refusing = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

it('has the maps service find an address where its script is there, for the country and in the language of the page', async () => {
  fakeGoogle(() => ({
    results: [
      { formatted_address: 'Rue Haute 1, 1000 Brussel', geometry: at(50.8, 4.3) },
      { formatted_address: 'Rue Haute, Paris', geometry: at(48.8, 2.3) },
    ],
  }));
  expect(await geocode(platform(), 'rue haute 1')).toMatchObject({
    place: { label: 'Rue Haute 1, 1000 Brussel', text: 'Rue Haute 1, 1000 Brussel', lat: 50.8, lng: 4.3 },
  });
  expect(asked).toEqual([{ address: 'rue haute 1', language: 'nl', region: 'BE' }]);
});

it.each([
  ['has no result', () => ({ results: [] })],
  ['says ZERO_RESULTS', refusing('ZERO_RESULTS')],
])('says that an address is unknown where the service %s', async (_, answer) => {
  fakeGoogle(answer);
  expect(await geocode(platform(), 'nergens')).toEqual({ problem: 'unknown', alternatives: [] });
});

it.each([
  ['another code', refusing('OVER_QUERY_LIMIT')],
  [
    'an error without one',
    () => {
      throw new Error('REQUEST_DENIED');
    },
  ],
  ['nothing', () => Promise.reject(null)],
  ['a text', () => Promise.reject('ZERO_RESULTS')],
])('says that it failed where the service throws %s', async (_, answer) => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {});
  fakeGoogle(answer);
  expect(await geocode(platform(), 'rue haute')).toEqual({ problem: 'failed' });
  expect(info).toHaveBeenCalledTimes(1);
  info.mockRestore();
});

const place = (name: string, more: object = {}) => ({
  ...{ name, zipCode: null, region: null, country_code: 'BE', radius: null, geoloc: { lat: 51, lng: 4 } },
  ...more,
});

it('asks the content system while the service has no geocoder', async () => {
  Object.assign(globalThis, { google: { maps: {} } });
  const found = await geocode(platform({ Places: { places: [place('Gent')] } }), 'gent');
  expect(found).toMatchObject({ place: { label: 'Gent' }, alternatives: [] });
});

it('asks back five places at most where it knows none', async () => {
  const placesLike = Array.from({ length: 7 }, (_, index) => place(`Gent ${index}`));
  const found = await geocode(platform({ Places: { places: [] }, PlacesLike: { placesLike } }), 'gnt');
  expect(found).toMatchObject({
    problem: 'unknown',
    alternatives: placesLike.slice(0, 5).map(({ name: label }) => ({ label })),
  });
});

it('writes a place with its postal code, and with its country and region only where these tell it from others', async () => {
  const placesLike = [
    place('Gent', { zipCode: '9000', region: 'Oost-Vlaanderen' }),
    place('Lille', { country_code: 'FR', radius: 12 }),
    place('Nieuwkerke', { region: 'West-Vlaanderen' }),
    place('Nieuwkerke', { region: 'Oost-Vlaanderen' }),
  ];
  const { lat, lng } = { lat: 51, lng: 4 };
  expect(await findPlaces(platform({ PlacesLike: { placesLike } }), ' le ')).toEqual([
    { label: '9000 Gent', text: '9000 Gent', region: 'Oost-Vlaanderen', reach: undefined, lat, lng },
    { label: 'Lille, Frankrijk', text: 'Lille, Frankrijk', region: undefined, reach: 12, lat, lng },
    { label: 'Nieuwkerke', text: 'Nieuwkerke, West-Vlaanderen', region: 'West-Vlaanderen', reach: undefined, lat, lng },
    { label: 'Nieuwkerke', text: 'Nieuwkerke, Oost-Vlaanderen', region: 'Oost-Vlaanderen', reach: undefined, lat, lng },
  ]);
});

it.each([
  ['e', []],
  [' e ', []],
  ['ee', ['ee']],
  [' ee ', ['ee']],
])('looks for "%s" in the places: %j', async (text, expected) => {
  const PlacesLike = jest.fn((_: Record<string, unknown>) => ({ placesLike: [] }));
  await findPlaces(platform({ PlacesLike }), text);
  expect(PlacesLike.mock.calls.map(([wanted]) => wanted.text)).toEqual(expected);
});
