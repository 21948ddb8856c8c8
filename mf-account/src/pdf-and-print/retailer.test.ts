import { createInstance, type TFunction } from 'i18next';
import { fakePlatform } from 'shared/testing';
import { retailerNear } from './retailer.ts';

let t: TFunction;
beforeAll(async () => {
  // A language in which each text is its key.
  t = await createInstance().init({ lng: 'cimode' });
});
const store = { name: 'Bains & Cie', address: '1, rue du Port', zipCode: '9000', city: 'Gent', phone: null };
const all = {
  label: 'printable.retailers',
  text: 'be.localhost/fr/revendeurs',
  url: 'https://be.localhost/fr/revendeurs',
};

/** What paper says where these places and stores are found; and what was asked. */
async function said(text: string, places: object[], stores: object[]) {
  const asked: unknown[] = [];
  const { platform } = fakePlatform({
    address: '/fr',
    country: 'be',
    answers: {
      PlaceOfVisitor: (variables) => {
        asked.push(variables);
        return { places };
      },
      NearestRetailer: (variables) => {
        asked.push(variables);
        return { storesNearest: stores };
      },
    },
  });
  return { retailer: await retailerNear({ ...platform, origin: 'https://be.localhost' }, t, text), asked };
}
const gent = { geoloc: { lat: 51.05, lng: 3.72 } };

it('is the nearest store to the place, with what there is of its address', async () => {
  const { retailer, asked } = await said('Gent', [gent], [store]);
  expect(retailer).toEqual({
    label: 'printable.nearest',
    text: 'Bains & Cie, 1, rue du Port, 9000 Gent',
    url: all.url,
    isNearest: true,
  });
  expect(asked).toEqual([{ text: 'Gent', country: 'BE' }, { to: gent.geoloc }]);
});

it('is all of them without a place, where nobody knows it, and where no store is found', async () => {
  expect(await said('', [gent], [store])).toEqual({ retailer: all, asked: [] });
  const { retailer, asked } = await said('Nowhere', [], [store]);
  expect(retailer).toEqual(all);
  expect(asked).toHaveLength(1);
  expect((await said('Gent', [gent], [])).retailer).toEqual(all);
});
