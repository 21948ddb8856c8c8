import { fakePlatform } from 'shared/testing';
import { loadStores, loadStoresWithin, nearestStores } from './load-stores.ts';

const bare = {
  ...{ id: 'gent', name: 'Badhuis', address: 'Hoogstraat 1', zipCode: '9000', city: 'Gent', country_code: 'BE' },
  ...{ subName: null, group: null, type: null, typeLanguage: null, mail: null, phone: null, website: null },
  geoloc: { lat: 51.05, lng: 3.72 },
};
const loaded = async (more: object) => {
  const { platform } = fakePlatform({ answers: { Stores: { stores: [{ ...bare, ...more }] } } });
  const [store] = await loadStores(platform);
  return store;
};

it('has no field of a store that the content system does not have, or has only empty', async () => {
  const { country_code: countryCode, geoloc, id, name, address, zipCode, city } = bare;
  const expected = { id, name, address, zipCode, city, countryCode, ...geoloc };
  expect(await loaded({})).toEqual(expected);
  expect(await loaded({ subName: '', group: '', type: '', mail: '', phone: '', website: '' })).toEqual(expected);
});

it.each([
  ['a group', { group: 'Maison & Eau' }, 'Maison & Eau'],
  ['a type', { type: 'Spécialiste' }, 'Spécialiste'],
  ['both', { group: 'Maison & Eau', type: 'Spécialiste' }, 'Maison & Eau · Spécialiste'],
])('writes in one line what a store with %s is', async (_, given, kind) => {
  expect(await loaded(given)).toMatchObject({ kind });
});

it('has what the content system has', async () => {
  const given = { subName: 'Centrum', mail: 'info@gent.example', phone: '09 000 90 00' };
  expect(await loaded({ ...given, typeLanguage: 'fr' })).toMatchObject({ ...given, kindLanguage: 'fr' });
});

it.each([
  ['https://gent.example/', true],
  ['HTTP://gent.example', true],
  ['javascript:alert(1)', false],
  ['gent.example', false],
])('links %s: %s', async (website, isLinked) => {
  expect((await loaded({ website }))?.website).toBe(isLinked ? website : undefined);
});

it('asks for the nearest first only around a point, of which it tells no more than where that is', async () => {
  const StoresWithin = jest.fn((_: Record<string, unknown>) => ({
    storesWithin: { items: [bare], pageInfo: { totalCount: 7 } },
  }));
  const { platform } = fakePlatform({ answers: { StoresWithin } });
  const area = { bounds: { south: 50, west: 3, north: 52, east: 4 }, country: 'BE', limit: 1 };
  const near = { label: 'Gent', lat: 51, lng: 3.7 };
  expect(await loadStoresWithin(platform, { ...area, near })).toMatchObject({ stores: [{ id: 'gent' }], total: 7 });
  expect(StoresWithin).toHaveBeenLastCalledWith({ ...area, near: { lat: 51, lng: 3.7 } }, undefined);
  await loadStoresWithin(platform, area);
  expect(StoresWithin).toHaveBeenLastCalledWith({ ...area, near: undefined }, undefined);
});

it('tells where the nearest stores are', async () => {
  const StoresNearest = jest.fn((_: Record<string, unknown>) => ({ storesNearest: [bare] }));
  const { platform } = fakePlatform({ answers: { StoresNearest } });
  expect(await nearestStores(platform, { lat: 51, lng: 4 }, 3)).toMatchObject([bare.geoloc]);
  expect(StoresNearest).toHaveBeenLastCalledWith({ to: { lat: 51, lng: 4 }, limit: 3 }, undefined);
});
