import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContentError } from 'shared/errors';
import { type Consent, readOnlyCapabilities } from 'shared/platform';
import { type Answers, renderPage } from 'shared/testing';
import { z } from 'zod';
import { isInside } from '../../domain/geometry.ts';
import { byNearest, byZip } from '../../domain/order.ts';
import type { MapProps } from '../../map/map-props.ts';
import remote from '../../remote.ts';
import { storesPerPage } from './find-stores.ts';

const store = (id: string, zipCode: string, at: [lat: number, lng: number], more: object = {}) => ({
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

const lyon = store('Lyon', '69003', [45.76, 4.85], {
  group: 'Maison & Eau',
  mail: 'bonjour@lyon.example',
  phone: '04 00 00 69 03',
  website: 'https://lyon.example/',
});
const villeurbanne = store('Villeurbanne', '69100', [45.77, 4.88]);
const grenoble = store('Grenoble', '38000', [45.19, 5.72]);
const paris = store('Paris', '75011', [48.86, 2.38]);
const gent = store('Gent', '9000', [51.05, 3.72], { country_code: 'BE', website: 'javascript:alert(1)' });
const stores = [gent, grenoble, lyon, villeurbanne, paris];

const places = ({ text }: Record<string, unknown>) => {
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
const answersOf = (find: typeof places): Answers => ({
  Places: (variables) => ({ places: find(variables) }),
  PlacesLike: (variables) => ({ placesLike: find(variables) }),
});

/** What the content system answers of the stores that it has. */
const storesOf = (all: readonly (typeof lyon)[]): Answers => {
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

const show = async (
  address = '/fr/revendeurs',
  answers: Answers = {},
  more: { mapsKey?: string; consent?: Consent } = {},
) => {
  const page = await renderPage(remote, 'store-locator', {
    address,
    country: 'fr',
    ...more,
    answers: {
      SeoForPage: ({ path }) => ({ seoForPage: { title: `Titre de ${path}` } }),
      ...storesOf(stores),
      ...answersOf(places),
      Towns: { towns: [] },
      ...answers,
    },
  });
  // What the page fetches once it is alive has come: its stores and its map.
  await screen.findByRole('application', { name: 'Carte des revendeurs' });
  return page;
};

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const field = () => screen.getByRole('combobox', { name: 'Ville, code postal ou adresse' });
const search = () => userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
const card = (name: string) => {
  const [found] = screen.getAllByRole('article').filter((one) => within(one).queryByRole('heading', { name }));
  if (!found) throw new Error(`There is no card of ${name}`);
  return found;
};

/** A browser that answers where it is in one way. */
function locating(answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
  const getCurrentPosition = jest.fn((found: PositionCallback, failed?: PositionErrorCallback | null) =>
    answer(found, failed ?? (() => {})),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}

const failing = (code: number) =>
  locating((_found, failed) =>
    failed({ code, message: 'no', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  );

const mockGeocode = jest.fn();
/** The script of the maps service, which comes with its map. */
jest.mock('../../map/google-map.tsx', () => ({
  __esModule: true,
  default: function ServiceMap({ onService }: MapProps) {
    const { createElement, useEffect, useState } = jest.requireActual<typeof import('react')>('react');
    const [come] = useState(() => onService);
    useEffect(() => {
      Object.assign(globalThis, {
        google: {
          maps: {
            Geocoder: class {
              geocode = mockGeocode;
            },
          },
        },
      });
      come();
    }, [come]);
    return createElement('div', { role: 'application', 'aria-label': 'Carte des revendeurs' });
  },
}));

/** jsdom lays nothing out; the map has the size that it has on a wide screen. */
for (const [side, size] of Object.entries({ clientWidth: 800, clientHeight: 640 }))
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => size });

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  Object.defineProperty(globalThis, 'isSecureContext', { configurable: true, value: true });
});
afterEach(() => {
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(globalThis, 'google');
});

describe('the store locator', () => {
  it('has the title of the content system as its heading, the way to it, and its introduction', async () => {
    const { container } = await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Titre de /page/store-locator');
    expect(screen.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/fr');
    expect(container.querySelector('mf-fragment')).toHaveAttribute(
      'props',
      JSON.stringify({ path: '/page/store-locator', underHeading: true }),
    );
  });

  // R321
  it('lists the stores of the host’s country first, by zip code, and says nothing of a result', async () => {
    await show();
    expect(names().slice(0, 4)).toEqual(['Magasin Grenoble', 'Magasin Lyon', 'Magasin Villeurbanne', 'Magasin Paris']);
    expect(screen.queryByText(/autour de/)).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Distance' })).toHaveDisplayValue('5\u00a0km');
  });

  // R316, C40
  it('offers the five distances, the last of them being more than 50', async () => {
    await show();
    const options = within(screen.getByRole('combobox', { name: 'Distance' })).getAllByRole('option');
    const written = options.map(({ textContent }) => textContent?.replace('\u00a0', ' '));
    expect(written).toEqual(['5 km', '10 km', '25 km', '50 km', 'Plus de 50 km']);
    expect(options.at(-1)).toHaveValue('100');
  });
});

describe('a store in the list', () => {
  // R324, R329
  it('tells its name, group and type, address, mail, telephone, website and the way to it', async () => {
    await show();
    const lines = within(card('Magasin Lyon'));
    expect(lines.getByText('Maison & Eau · Spécialiste')).toBeInTheDocument();
    expect(card('Magasin Lyon')).toHaveTextContent('1 rue Haute69003 Lyon');
    expect(lines.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Magasin Lyon',
      'bonjour@lyon.example',
      '04 00 00 69 03',
      expect.stringContaining('Site web'),
      expect.stringContaining('Itinéraire'),
    ]);
    expect(lines.getByRole('link', { name: '04 00 00 69 03' })).toHaveAttribute('href', 'tel:0400006903');
    expect(lines.getByRole('link', { name: 'bonjour@lyon.example' })).toHaveAttribute(
      'href',
      'mailto:bonjour@lyon.example',
    );
    const site = lines.getByRole('link', { name: 'Site web Magasin Lyon (nouvel onglet)' });
    expect(site).toHaveAttribute('href', 'https://lyon.example/');
    expect(site).toHaveAttribute('target', '_blank');
    const way = lines.getByRole('link', { name: 'Itinéraire Magasin Lyon (nouvel onglet)' });
    expect(way).toHaveAttribute('href', expect.stringContaining('destination=45.76,4.85'));
  });

  it('has no website where its address is not one of the web', async () => {
    await show('/fr/revendeurs?place=Gent');
    expect(within(card('Magasin Gent')).queryByRole('link', { name: /Site web/ })).not.toBeInTheDocument();
  });

  it('is highlighted when it is chosen, in the list and on the map, and leads back', async () => {
    await show('/fr/revendeurs?place=Lyon&radius=100');
    await userEvent.click(screen.getByRole('link', { name: 'Magasin Lyon' }));
    expect(screen.getByRole('link', { name: 'Magasin Lyon' })).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Magasin Lyon' })).toHaveAttribute('aria-current'));
    await userEvent.click(screen.getByRole('button', { name: 'Revenir aux résultats' }));
    expect(screen.getByRole('link', { name: 'Magasin Lyon' })).not.toHaveAttribute('aria-current');
    expect(screen.queryByRole('button', { name: 'Revenir aux résultats' })).not.toBeInTheDocument();
  });
});

describe('a mark on the map', () => {
  const mark = (name: string) => screen.findByRole('button', { name });
  // Leaflet holds the page where it is while the map gets the focus.
  beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => {}));

  it.each([
    ['a click', (store: HTMLElement) => userEvent.click(store)],
    ['Enter', (store: HTMLElement) => press(store, '{Enter}')],
    ['Space', (store: HTMLElement) => press(store, ' ')],
  ])('of a store chooses it by %s', async (_, choose) => {
    await show();
    await choose(await mark('Magasin Paris'));
    expect(screen.getByRole('link', { name: 'Magasin Paris' })).toHaveAttribute('aria-current', 'true');
    expect(await mark('Revenir aux résultats')).toBeInTheDocument();
  });
  const press = (store: HTMLElement, key: string) => {
    store.focus();
    return userEvent.keyboard(key);
  };

  it('of several stores shows each of them by a click', async () => {
    await show('/fr/revendeurs', storesOf([lyon, villeurbanne, paris]));
    await userEvent.click(await mark('2 revendeurs, agrandir'));
    for (const name of ['Magasin Lyon', 'Magasin Villeurbanne']) expect(await mark(name)).toBeInTheDocument();
  });

  it.each([
    ['Magasin Nord', 'Magasin Sud'],
    ['Magasin Sud', 'Magasin Nord'],
  ])('of a chosen store lies above all others: %s above %s', async (chosen, other) => {
    const north = store('Nord', '69001', [45.762, 4.85]);
    const south = store('Sud', '69002', [45.758, 4.85]);
    await show('/fr/revendeurs?place=Lyon', storesOf([north, south]));
    await userEvent.click(screen.getByRole('link', { name: chosen }));
    const [marked, unmarked] = [await mark(chosen), await mark(other)];
    await waitFor(() => expect(marked).toHaveAttribute('aria-current'));
    expect(unmarked).not.toHaveAttribute('aria-current');
    expect(Number(marked.style.zIndex)).toBeGreaterThan(Number(unmarked.style.zIndex));
  });
});

describe('a search', () => {
  // R318, R319, R326
  it('begins with the place of the address: the nearest first, with their distance', async () => {
    await show('/fr/revendeurs?place=lyon');
    expect(field()).toHaveValue('lyon');
    expect(names()).toEqual(['Magasin Lyon', 'Magasin Villeurbanne']);
    expect(screen.getByText('2 revendeurs autour de Lyon')).toBeInTheDocument();
    expect(card('Magasin Lyon')).toHaveTextContent('1,1 km');
  });

  // R317, C58
  it('finds a town by the button, and keeps it in the address', async () => {
    await show();
    await userEvent.type(field(), 'Lyon');
    await search();
    await screen.findByText('2 revendeurs autour de Lyon');
    expect(location.search).toBe('?place=Lyon');
  });

  it('finds a town by Enter', async () => {
    await show();
    await userEvent.type(field(), 'Lyon{Enter}');
    await screen.findByText('2 revendeurs autour de Lyon');
  });

  it('suggests towns while one types; the arrows, Enter and Escape steer them', async () => {
    await show();
    await userEvent.type(field(), 'ge');
    let option = await screen.findByRole('option', { name: 'Gent, Belgique' });
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/^\d+ lieux? proposés?$/)).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option', { name: 'Gent, Belgique' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^\d+ lieux? proposés?$/)).not.toBeInTheDocument();
    await userEvent.type(field(), 'n');
    option = await screen.findByRole('option', { name: 'Gent, Belgique' });
    await userEvent.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{Enter}');
    await screen.findByText('1 revendeur autour de Gent, Belgique');
    expect(field()).toHaveValue('Gent, Belgique');
  });

  it('says what was understood, and offers what else may have been meant', async () => {
    await show('/fr/revendeurs?place=gen');
    expect(screen.getByText('1 revendeur autour de Gent, Belgique')).toBeInTheDocument();
    expect(screen.getByText(/Ce n’est pas ça/)).toBeInTheDocument();
    const other = screen.getByRole('link', { name: '9002 Gent 2e, Belgique' });
    expect(other).toHaveAttribute('href', '/fr/revendeurs?place=9002+Gent+2e%2C+Belgique');
    await userEvent.click(other);
    await screen.findByText('Aucun revendeur à moins de 5 km de 9002 Gent 2e, Belgique', { exact: false });
    expect(field()).toHaveValue('9002 Gent 2e, Belgique');
    expect(screen.queryByText(/Ce n’est pas ça/)).not.toBeInTheDocument();
  });

  it('names the region of a suggestion, which goes into the field where there are others of its name', async () => {
    await show();
    await userEvent.type(field(), 'ly');
    await userEvent.click(await screen.findByRole('option', { name: 'Lyon Auvergne-Rhône-Alpes' }));
    await screen.findByText('2 revendeurs autour de Lyon');
    expect(field()).toHaveValue('Lyon');
    await userEvent.clear(field());
    await userEvent.type(field(), 'saint');
    await userEvent.click(await screen.findByRole('option', { name: 'Saint-Denis La Réunion' }));
    await waitFor(() => expect(field()).toHaveValue('Saint-Denis, La Réunion'));
  });

  // C40
  it('widens where no store is near, and says so', async () => {
    await show('/fr/revendeurs?place=Brest');
    expect(
      screen.getByText(/^Aucun revendeur à moins de 5 km de Brest\. Le plus proche est à \d{3} km\.$/),
    ).toBeVisible();
    expect(names()[0]).toBe('Magasin Paris');
  });

  it('no longer says that it widened once the visitor looks elsewhere on the map', async () => {
    await show('/fr/revendeurs?place=Brest');
    expect(screen.getByText(/^Aucun revendeur à moins de 5 km de Brest/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réduire la carte' }));
    await waitFor(() => expect(screen.queryByText(/^Aucun revendeur à moins/)).not.toBeInTheDocument());
  });

  it('looks further when another distance is chosen', async () => {
    await show('/fr/revendeurs?place=Lyon');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), '100');
    await waitFor(() => expect(names()).toContain('Magasin Grenoble'));
    expect(location.search).toBe('?place=Lyon&radius=100');
  });

  // C41
  it('is put in the order of zip codes on request', async () => {
    await show('/fr/revendeurs?place=Lyon&radius=100');
    expect(names()[0]).toBe('Magasin Lyon');
    await userEvent.click(screen.getByRole('link', { name: 'Par code postal' }));
    expect(names()).toEqual(['Magasin Grenoble', 'Magasin Lyon', 'Magasin Villeurbanne']);
    expect(location.search).toBe('?place=Lyon&radius=100&order=zip');
  });

  // R328
  it('says which place it does not know, also where the address asked for it', async () => {
    await show('/fr/revendeurs?place=Xyz');
    expect(screen.getByRole('alert')).toHaveTextContent('Nous ne connaissons pas « Xyz »');
    await userEvent.clear(field());
    await userEvent.type(field(), '99999');
    await search();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('« 99999 »'));
    expect(screen.queryByText(/autour de/)).not.toBeInTheDocument();
  });

  it.each([
    ['for a place that was not known', 'Xyz', ['Xyz'], '2 revendeurs autour de Xyz, Lyon'],
    ['for no place that was known', 'Lyon', [], '2 revendeurs autour de Lyon'],
  ])('asks the maps service, once it has come, %s', async (_, text, asked, found) => {
    const geometry = { location: { toJSON: () => ({ lat: 45.75, lng: 4.85 }) } };
    mockGeocode.mockReset().mockResolvedValue({ results: [{ formatted_address: 'Xyz, Lyon', geometry }] });
    const consent = { ...readOnlyCapabilities.consent, allows: () => true };
    await show(`/fr/revendeurs?place=${text}`, {}, { mapsKey: 'a-key', consent });
    expect(await screen.findByText(found)).toBeVisible();
    expect(mockGeocode.mock.calls.map(([{ address }]) => address)).toEqual(asked);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const lyonLike = { Places: { places: [] }, PlacesLike: { placesLike: places({ text: 'Lyon' }) } };

  it('asks back what is not sure, by links that the server answers too', async () => {
    await show('/fr/revendeurs?place=Lion', lyonLike);
    const question = screen.getByRole('alert');
    expect(question).toHaveTextContent('Nous ne connaissons pas « Lion ».');
    expect(question).toHaveTextContent('Vouliez-vous dire :');
    const link = within(question).getByRole('link', { name: 'Lyon (Auvergne-Rhône-Alpes)' });
    expect(link).toHaveAttribute('href', '/fr/revendeurs?place=Lyon');
    await userEvent.click(link);
    await screen.findByText('2 revendeurs autour de Lyon');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field()).toHaveValue('Lyon');
  });

  it('looks in all of a region, whatever the distance', async () => {
    const places = [
      { name: 'Rhône-Alpes', zipCode: null, region: null, country_code: 'FR', geoloc: lyon.geoloc, radius: 110 },
    ];
    await show('/fr/revendeurs?place=Rh%C3%B4ne-Alpes', { Places: { places } });
    expect(screen.getByText('3 revendeurs autour de Rhône-Alpes')).toBeInTheDocument();
    expect(names()).toEqual(['Magasin Lyon', 'Magasin Villeurbanne', 'Magasin Grenoble']);
  });

  it('waits where there is no connection, says so, and goes on when it is back (R328)', async () => {
    let isOffline = true;
    await show('/fr/revendeurs', {
      Places: (variables) => {
        if (isOffline) throw new ContentError('The network is away');
        return { places: places(variables) };
      },
    });
    await userEvent.type(field(), 'Lyon');
    await search();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Pas de connexion/);
    isOffline = false;
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('2 revendeurs autour de Lyon')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says how long to wait where too much was asked for (R328)', async () => {
    await show('/fr/revendeurs', {
      Places: () => {
        throw new ContentError('429', ['429'], { retryAfterSeconds: 100 });
      },
    });
    await userEvent.type(field(), 'Lyon');
    await search();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Réessayez dans 2 minutes\.$/);
  });

  it('says in words, and without a code, that places cannot be looked up (R328)', async () => {
    await show('/fr/revendeurs', {
      Places: () => {
        throw new ContentError('broken', ['500']);
      },
    });
    await userEvent.type(field(), 'Lyon');
    await search();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^La recherche n’a pas abouti\. Réessayez/);
  });

  it('leaves it to the server where the other stores cannot be fetched', async () => {
    const { navigations } = await show('/fr/revendeurs', {
      Stores: () => {
        throw new Error('The network is away');
      },
    });
    await userEvent.type(field(), 'Lyon');
    await search();
    await waitFor(() => expect(navigations).toEqual(['/fr/revendeurs?place=Lyon']));
  });
});

describe('the visitor’s own place', () => {
  // R315
  it('is asked for only when the button is pressed, and searched around', async () => {
    const asked = locating((found) =>
      found({
        coords: { latitude: 45.75, longitude: 4.85, accuracy: 1 },
        timestamp: 0,
      } as GeolocationPosition),
    );
    await show();
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Me localiser' }));
    await screen.findByText('2 revendeurs autour de votre position');
    expect(names()[0]).toBe('Magasin Lyon');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is waited for before anything else is searched, and is not asked for while something is', async () => {
    let find = () => {};
    const asked = locating((found) => {
      find = () => found({ coords: { ...here, ...unmoved, toJSON: () => here }, timestamp: 0, toJSON: () => here });
    });
    let answer = (_: object) => {};
    const late = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const Places = jest.fn(() => ({ places: () => late }));
    await show('/fr/revendeurs', { Places });
    await userEvent.click(screen.getByRole('button', { name: 'Me localiser' }));
    await userEvent.type(field(), 'Lyon');
    await search();
    expect(Places).not.toHaveBeenCalled();
    act(find);
    await screen.findByText('2 revendeurs autour de votre position');

    await userEvent.type(field(), 'Lyon');
    await search();
    await waitFor(() => expect(Places).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: 'Me localiser' }));
    expect(asked).toHaveBeenCalledTimes(1);
    await act(async () => answer(places({ text: 'Lyon' })));
    await screen.findByText('2 revendeurs autour de Lyon');
  });
  const here = { latitude: 45.75, longitude: 4.85, accuracy: 1 };
  const unmoved = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };

  it.each([
    [1, /ne nous donne pas votre position/],
    [2, /introuvable pour le moment/],
    [3, /se fait attendre/],
  ])('is told in words where the browser fails with code %d', async (code, words) => {
    failing(code);
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Me localiser' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(names()).toContain('Magasin Lyon');
  });

  it('is not to be had where the browser knows of no such thing', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Me localiser' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('ne peut pas donner votre position ici');
  });
});

describe('a long list', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    store(`Nº ${index}`, String(10_000 + index), [46 + index / 100, 2 + index / 100]),
  );

  it('begins with a page of stores and grows by the link, which has an address of its own', async () => {
    await show('/fr/revendeurs', storesOf(many));
    expect(names()).toHaveLength(storesPerPage);
    const more = screen.getByRole('link', { name: 'Voir plus de revendeurs' });
    expect(more).toHaveAttribute('href', '/fr/revendeurs?page=2#stores');
    await userEvent.click(more);
    expect(names()).toHaveLength(2 * storesPerPage);
    await userEvent.click(screen.getByRole('link', { name: 'Voir plus de revendeurs' }));
    expect(names()).toHaveLength(60);
  });

  it('begins with as many as its address says', async () => {
    await show('/fr/revendeurs?page=2', storesOf(many));
    expect(names()).toHaveLength(2 * storesPerPage);
  });
});

// R322
it('says so where there is no store around', async () => {
  await show('/fr/revendeurs', storesOf([]));
  expect(screen.getByText(/^Aucun revendeur dans les environs/)).toBeInTheDocument();
});
