import { locate } from './locate.ts';

function browserWith(getCurrentPosition: Geolocation['getCurrentPosition'] | undefined, isSecure = true): void {
  Object.defineProperty(globalThis, 'isSecureContext', { configurable: true, value: isSecure });
  if (getCurrentPosition)
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
const unmoved = { accuracy: 1, altitude: null, altitudeAccuracy: null, heading: null, speed: null };
const inLyon: Geolocation['getCurrentPosition'] = (found) => {
  const coords = { latitude: 45.75, longitude: 4.85, ...unmoved, toJSON: () => ({}) };
  found({ coords, timestamp: 0, toJSON: () => ({}) });
};

it('is where the browser says', async () => {
  browserWith(inLyon);
  expect(await locate()).toEqual({ point: { lat: 45.75, lng: 4.85 } });
});

it.each([
  ['the browser cannot', undefined, true],
  ['the page is not secure', inLyon, false],
])('is not to be had where %s', async (_, getCurrentPosition, isSecure) => {
  browserWith(getCurrentPosition, isSecure);
  expect(await locate()).toEqual({ problem: 'unsupported' });
});

it.each([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [9, 'unavailable'],
])('is unknown where the browser fails with code %d: %s', async (code, problem) => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {});
  browserWith((_, failed) => failed?.({ code, message: 'no', ...codes }));
  expect(await locate()).toEqual({ problem });
  info.mockRestore();
});
