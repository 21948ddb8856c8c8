import { fakePlatform } from 'shared/testing';
import { geocode } from './geocode.ts';

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

const platform = () =>
  fakePlatform({ address: '/nl/winkel-zoeker', country: 'be', answers: { PlacesLike: { placesLike: [] } } }).platform;
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

it('says that it failed for any other code of the service', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {});
  fakeGoogle(refusing('OVER_QUERY_LIMIT'));
  expect(await geocode(platform(), 'rue haute')).toEqual({ problem: 'failed' });
  info.mockRestore();
});
