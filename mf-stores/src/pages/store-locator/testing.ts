import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Consent } from 'shared/platform';
import { type Answers, renderPage } from 'shared/testing';
import { z } from 'zod';
import { isInside } from '../../domain/geometry.ts';
import { byNearest, byZip } from '../../domain/order.ts';
import '../../map/testing.ts';
import remote from '../../remote.ts';

export const store = (id: string, zipCode: string, at: [lat: number, lng: number], more: object = {}) => ({
  id,
  name: `Magasin ${id}`,
  subName: null,
  group: null,
  type: 'Spécialiste',
  address: '1 rue Haute',
  zipCode,
  city: id,
  country_code: 'FR',
  mail: null,
  phone: null,
  website: null,
  geoloc: { lat: at[0], lng: at[1] },
  ...more,
});

export const lyon = store('Lyon', '69003', [45.76, 4.85], {
  group: 'Maison & Eau',
  mail: 'bonjour@lyon.example',
  phone: '04 00 00 69 03',
  website: 'https://lyon.example/',
});
export const villeurbanne = store('Villeurbanne', '69100', [45.77, 4.88]);
export const grenoble = store('Grenoble', '38000', [45.19, 5.72]);
export const paris = store('Paris', '75011', [48.86, 2.38]);
export const gent = store('Gent', '9000', [51.05, 3.72], { country_code: 'BE', website: 'javascript:alert(1)' });
export const stores = [gent, grenoble, lyon, villeurbanne, paris];

export const places = ({ text }: Record<string, unknown>) => {
  const known = [
    {
      name: 'Lyon',
      zipCode: null,
      region: 'Auvergne-Rhône-Alpes',
      country_code: 'FR',
      geoloc: { lat: 45.75, lng: 4.85 },
    },
    { name: 'Gent', zipCode: null, region: null, country_code: 'BE', geoloc: { lat: 51.05, lng: 3.72 } },
    { name: 'Brest', zipCode: null, region: 'Bretagne', country_code: 'FR', geoloc: { lat: 48.39, lng: -4.48 } },
    {
      name: 'Saint-Denis',
      zipCode: null,
      region: 'Île-de-France',
      country_code: 'FR',
      geoloc: { lat: 48.9, lng: 2.4 },
    },
    { name: 'Saint-Denis', zipCode: null, region: 'La Réunion', country_code: 'FR', geoloc: { lat: -20.9, lng: 55.4 } },
    { name: 'Gent 2e', zipCode: '9002', region: null, country_code: 'BE', geoloc: { lat: 51.0, lng: 3.7 } },
  ];
  const start = String(text).toLowerCase();
  return known.filter(({ name }) => name.toLowerCase().startsWith(start)).map((one) => ({ radius: null, ...one }));
};

/** For a text that may mean Lyon. */
export const lyonLike: Answers = { Places: { places: [] }, PlacesLike: { placesLike: places({ text: 'Lyon' }) } };

/** What the content system answers of the stores that it has. */
export const storesOf = (all: readonly (typeof lyon)[]): Answers => {
  const flat = all.map((one) => ({ ...one, ...one.geoloc, countryCode: one.country_code }));
  const asked = z.object({
    bounds: z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
    near: z.object({ lat: z.number(), lng: z.number() }).optional(),
    country: z.string(),
    middle: z.object({ lat: z.number(), lng: z.number() }).optional(),
    limit: z.number(),
  });
  return {
    Stores: { stores: all },
    StoresWithin: (variables) => {
      const { bounds, near, country, middle, limit } = asked.parse(variables);
      const inside = flat.filter((one) => isInside(bounds, one));
      const items = (near ? byNearest(inside, near) : byZip(inside, country, middle)).slice(0, limit);
      return { storesWithin: { items, pageInfo: { totalCount: inside.length } } };
    },
    StoresNearest: (variables) => {
      const { to, limit } = z.object({ to: asked.shape.near.unwrap(), limit: z.number() }).parse(variables);
      return { storesNearest: byNearest(flat, to).slice(0, limit) };
    },
  };
};

export const placesAnswers: Answers = {
  Places: (variables) => ({ places: places(variables) }),
  PlacesLike: (variables) => ({ placesLike: places(variables) }),
};

export const showPage = (address: string, answers: Answers = {}, more: { mapsKey?: string; consent?: Consent } = {}) =>
  renderPage(remote, 'store-locator', {
    address,
    country: 'fr',
    ...more,
    answers: {
      SeoForPage: ({ path }) => ({ seoForPage: { title: `Titre de ${path}` } }),
      ...storesOf(stores),
      ...placesAnswers,
      Towns: { towns: [] },
      ...answers,
    },
  });

export const show = async (
  address = '/fr/revendeurs',
  ...more: [answers?: Answers, more?: Parameters<typeof showPage>[2]]
) => {
  const page = await showPage(address, ...more);
  // What the page fetches once it is alive has come: its stores and its map.
  await screen.findByRole('application', { name: 'Carte des revendeurs' });
  return page;
};

/** A button on the map. */
export const mark = (name: string) => screen.findByRole('button', { name });

export const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
export const field = () => screen.getByRole('combobox', { name: 'Ville, code postal ou adresse' });
export const search = () => userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
export const card = (name: string) => {
  const [found] = screen.getAllByRole('article').filter((one) => within(one).queryByRole('heading', { name }));
  if (!found) throw new Error(`There is no card of ${name}`);
  return found;
};

/** A browser that answers where it is in one way. */
export function locating(answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
  const getCurrentPosition = jest.fn((found: PositionCallback, failed?: PositionErrorCallback | null) =>
    answer(found, failed ?? (() => {})),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}

export const failing = (code: number) =>
  locating((_found, failed) =>
    failed({ code, message: 'no', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  );

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  Object.defineProperty(globalThis, 'isSecureContext', { configurable: true, value: true });
});
afterEach(() => {
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(globalThis, 'google');
});
