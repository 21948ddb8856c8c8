import { fakePlatform } from 'shared/testing';
import { boundsOfView } from '../../domain/views.ts';
import type { Store } from '../../stores/load-stores.ts';
import { findStores, type Search, storesIn } from './find-stores.ts';
import { gent, lyon, placesAnswers, store, stores, storesOf } from './testing.ts';

const metz = store('Metz', '57000', [49.12, 6.18]);
const asked: Record<string, unknown>[] = [];
afterEach(() => void asked.splice(0));

function found(query: Record<string, string>) {
  const { storesWithin } = { storesWithin: { items: [lyon, gent], pageInfo: { totalCount: 2 } } };
  const answers = {
    ...storesOf(stores),
    ...placesAnswers,
    StoresWithin: (variables: Record<string, unknown>) => {
      asked.push(variables);
      return { storesWithin };
    },
  };
  return findStores(fakePlatform({ address: '/fr/revendeurs', country: 'fr', answers }).platform, query, 24);
}

describe('what the server looks for', () => {
  const inLyon = { lat: 45.75, lng: 4.85 };

  it('is without a place what a usual map shows of the country, and then its neighbours', async () => {
    const { search, problem, area } = await found({});
    expect(search).toMatchObject({ text: '', radius: 5, order: 'zip', place: undefined, alternatives: undefined });
    expect(problem).toBeUndefined();
    const centre = { lat: 46.5, lng: 2.32 };
    expect(area).toEqual({ bounds: boundsOfView({ centre, zoom: 6.1 }, { width: 800, height: 640 }) });
    expect(asked).toEqual([{ bounds: area.bounds, near: undefined, country: 'FR', middle: centre, limit: 24 }]);
  });

  it.each([
    ['the nearest first', {}, inLyon, 'nearest'],
    ['by postal code where the address says so', { order: 'zip' }, undefined, 'zip'],
  ])('is around a place %s', async (_, query, near, order) => {
    const { search, area } = await found({ place: 'Lyon', radius: '25', ...query });
    expect(search).toMatchObject({ text: 'Lyon', radius: 25, order, place: inLyon });
    expect(area.bounds.north - area.bounds.south).toBeCloseTo(50 / 111, 6);
    expect(asked).toMatchObject([{ near, country: 'FR', middle: undefined }]);
  });

  it('is that of the country where the place is not known', async () => {
    const { search, problem } = await found({ place: 'Xyz' });
    expect(problem).toEqual({ problem: 'unknown', alternatives: [] });
    expect(search).toMatchObject({ text: 'Xyz', order: 'zip', place: undefined, alternatives: [] });
    expect(asked).toMatchObject([{ near: undefined, middle: { lat: 46.5, lng: 2.32 } }]);
  });
});

describe('the stores of the list', () => {
  const all = [...stores, metz].map(
    ({ country_code, geoloc, ...one }): Store => ({
      ...{ id: one.id, name: one.name, address: one.address, zipCode: one.zipCode, city: one.city },
      ...{ countryCode: country_code, ...geoloc },
    }),
  );
  const place = { label: 'Metz', text: 'Metz', lat: 49.12, lng: 6.18 };
  const world = { south: -90, west: -180, north: 90, east: 180 };
  const idsIn = (search: Partial<Search>, bounds = world) =>
    storesIn({ country: 'fr' }, all, bounds, { text: '', radius: 5, order: 'zip', ...search }).map(({ id }) => id);

  it('are those within bounds only', () => {
    expect(idsIn({}, { south: 45.5, west: 4, north: 46, east: 5 })).toEqual(['Lyon', 'Villeurbanne']);
  });

  it('come by postal code, or from a place the nearest first', () => {
    const byZip = ['Grenoble', 'Metz', 'Lyon', 'Villeurbanne', 'Paris', 'Gent'];
    expect(idsIn({})).toEqual(byZip);
    expect(idsIn({ place })).toEqual(byZip);
    expect(idsIn({ order: 'nearest' })).toEqual(byZip);
    expect(idsIn({ order: 'nearest', place }).slice(0, 3)).toEqual(['Metz', 'Gent', 'Paris']);
  });
});
