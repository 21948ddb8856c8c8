import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { NEVER } from 'rxjs';
import { type Answers, renderPage } from 'shared/testing';
import remote from '../remote.ts';

const store = (city: string, zipCode: string, lat: number, lng: number) => ({
  ...{ id: city, name: `Magasin ${city}`, zipCode, city, address: '1 rue Haute', type: 'Spécialiste' },
  ...{ subName: null, group: null, country_code: 'FR', mail: null, phone: null, website: null, geoloc: { lat, lng } },
});
const stores = [
  store('Lyon', '69003', 45.76, 4.85),
  store('Villeurbanne', '69100', 45.77, 4.88),
  store('Paris', '75011', 48.86, 2.38),
];

/** What the library says of the service's script. */
let mockScript: { isLoaded: boolean; loadError?: Error };
let mockOptions: object[];
/** The service's map: where it is, and what it was asked to do. */
const mockMap = {
  bounds: { south: 41, west: -5, north: 51, east: 10 },
  getBounds: () => ({ toJSON: () => mockMap.bounds }),
  getZoom: () => 6,
  ...{ setZoom: jest.fn(), panTo: jest.fn(), fitBounds: jest.fn() },
};
let mockIdle: () => void;
/** How the service is to draw its map, and each marker by its title. */
let mockDrawn: Record<string, { zoom?: number; zIndex?: number; icon?: { scale: number }; options?: object }>;

jest.mock('@react-google-maps/api', () => {
  const { createElement, useLayoutEffect } = jest.requireActual<typeof import('react')>('react');
  interface MapDrawn {
    children?: ReactNode;
    zoom: number;
    options: object;
    onLoad(map: unknown): void;
    onIdle(): void;
  }
  interface MarkerDrawn {
    title: string;
    label?: { text: string };
    icon: { scale: number };
    zIndex?: number;
    clickable?: boolean;
    onClick?(): void;
  }
  return {
    useJsApiLoader: (options: object) => {
      mockOptions.push(options);
      return mockScript;
    },
    GoogleMap: ({ children, zoom, options, onLoad, onIdle }: MapDrawn) => {
      mockIdle = onIdle;
      mockDrawn.map = { zoom, options };
      useLayoutEffect(() => onLoad(mockMap), [onLoad]);
      return createElement('div', { role: 'application', 'aria-label': 'Service' }, children);
    },
    MarkerF: ({ title, label, icon, zIndex, clickable = true, onClick }: MarkerDrawn) => {
      mockDrawn[title] = { icon, zIndex };
      return createElement('button', { type: 'button', title, onClick, disabled: !clickable }, label?.text);
    },
  };
});

beforeEach(() => {
  mockScript = { isLoaded: true };
  mockOptions = [];
  mockDrawn = {};
  mockMap.bounds = { south: 41, west: -5, north: 51, east: 10 };
  jest.clearAllMocks();
  jest.spyOn(console, 'info').mockImplementation(() => {});
  Object.assign(globalThis, { google: { maps: { SymbolPath: { CIRCLE: 0 } } } });
});
afterEach(() => {
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(globalThis, 'google');
});

const lyon = { name: 'Lyon', zipCode: null, region: null, radius: null, country_code: 'FR', geoloc: stores[0]?.geoloc };
const show = (address = '/fr/revendeurs', answers: Answers = {}) =>
  renderPage(remote, 'store-locator', {
    address,
    ...{ country: 'fr', mapsKey: 'the-key', consent: { allows: () => true, changes$: NEVER, ask: () => {} } },
    answers: {
      SeoForPage: { seoForPage: { title: 'Revendeurs' } },
      Stores: { stores },
      StoresWithin: { storesWithin: { items: stores, pageInfo: { totalCount: stores.length } } },
      Places: { places: [lyon] },
      StoresNearest: { storesNearest: stores },
      Towns: { towns: [] },
      ...answers,
    },
  });
const serviceMap = () => screen.findByRole('application', { name: 'Service' });
/** The service says that its map stands still. */
const settle = () => act(() => mockIdle());
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('the map of the service', () => {
  it('asks for the service with the key of the site, in the language and for the country of the page', async () => {
    await show();
    await serviceMap();
    expect(mockOptions[0]).toMatchObject({ googleMapsApiKey: 'the-key', language: 'fr', region: 'FR' });
  });

  it.each([
    ['wide', 768, 6.1],
    ['narrow', 767, 5],
  ])(
    'begins where the country does on a %s screen, of %d px, and has no controls that the site does not need',
    async (_, width, zoom) => {
      const media = jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
        const matches = width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0);
        const unheard = { onchange: null, addListener: () => {}, removeListener: () => {} };
        return Object.assign(new EventTarget(), { ...unheard, media: query, matches });
      });
      await show();
      await serviceMap();
      expect(mockDrawn.map).toMatchObject({
        zoom,
        options: {
          ...{ isFractionalZoomEnabled: true, gestureHandling: 'cooperative' },
          ...{ streetViewControl: false, mapTypeControl: false, fullscreenControl: false },
        },
      });
      media.mockRestore();
    },
  );

  it('draws the chosen store larger, and above all others', async () => {
    await show();
    await serviceMap();
    settle();
    expect(mockDrawn['Magasin Paris']).toMatchObject({ icon: { scale: 13 }, zIndex: 1 });
    await userEvent.click(screen.getByTitle('Magasin Paris'));
    expect(mockDrawn['Magasin Paris']).toMatchObject({ icon: { scale: 17 }, zIndex: 2 });
  });

  it('shows a store alone, and how many are too near to each other', async () => {
    await show();
    await serviceMap();
    expect(screen.queryByRole('button', { name: 'Magasin Paris' })).not.toBeInTheDocument();
    settle();
    expect(screen.getByRole('button', { name: '2' })).toHaveAttribute('title', '2 revendeurs, agrandir');
    await userEvent.click(screen.getByTitle('Magasin Paris'));
    expect(mockMap.setZoom).toHaveBeenLastCalledWith(15);
    expect(mockMap.panTo.mock.lastCall?.[0]).toMatchObject({ lat: 48.86, lng: 2.38 });
  });

  it('goes nearer to stores that it shows as one, no nearer than to a store', async () => {
    await show();
    await serviceMap();
    settle();
    await userEvent.click(screen.getByRole('button', { name: '2' }));
    const [zoom] = mockMap.setZoom.mock.lastCall ?? [];
    expect(zoom).toBeGreaterThan(6);
    expect(zoom).toBeLessThanOrEqual(15);
    expect(mockMap.panTo.mock.lastCall?.[0].lat).toBeCloseTo(45.765, 2);
  });

  it('lists what the visitor moves it to, and leaves the list as it is where the map begins', async () => {
    await show();
    await serviceMap();
    mockMap.bounds = { south: 48, west: 2, north: 49, east: 3 };
    settle();
    expect(names()).toHaveLength(3);
    settle();
    await waitFor(() => expect(names()).toEqual(['Magasin Paris']));
  });

  it('goes to a place without a word, and tells what the visitor makes of it', async () => {
    const far = { ...lyon, name: 'Brest', geoloc: { lat: 48.39, lng: -4.48 } };
    await show('/fr/revendeurs', { Places: { places: [far] } });
    await serviceMap();
    settle();
    settle();
    await userEvent.type(screen.getByRole('combobox', { name: 'Ville, code postal ou adresse' }), 'Brest{Enter}');
    const widened = await screen.findByText(/^Aucun revendeur à moins de 5 km de Brest/);
    settle();
    expect(widened).toBeInTheDocument();
    settle();
    await waitFor(() => expect(widened).not.toBeInTheDocument());
  });

  it.each([
    ['once its script is there', true, 2],
    ['not before its script is there', false, 1],
  ])('looks again for a place that was not known: %s', async (_, isLoaded, times) => {
    mockScript = { isLoaded };
    const Places = jest.fn(() => ({ places: [] }));
    await show('/fr/revendeurs?place=Xyz', { Places, PlacesLike: { placesLike: [] } });
    await waitFor(() => expect(mockOptions.length).toBeGreaterThan(0));
    await waitFor(() => expect(Places).toHaveBeenCalledTimes(times));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Nous ne connaissons pas « Xyz »/);
  });

  it('shows the place that was searched for, and all that is around it', async () => {
    await show('/fr/revendeurs?place=Lyon');
    await serviceMap();
    settle();
    expect(screen.getByTitle('Votre recherche')).toBeDisabled();
    expect(mockMap.fitBounds.mock.lastCall?.[0].north).toBeGreaterThan(45.76);
    expect(mockMap.setZoom).not.toHaveBeenCalled();
  });

  it('gives way to the own map where its script does not come', async () => {
    mockScript = { isLoaded: false, loadError: new Error('no network') };
    await show();
    expect(await screen.findByText('Natural Earth, GeoNames')).toBeVisible();
    expect(screen.queryByRole('application', { name: 'Service' })).not.toBeInTheDocument();
  });

  it('gives way to the own map where the service refuses the key, and asks to be told no longer', async () => {
    await show();
    await serviceMap();
    act(() => window.gm_authFailure?.());
    expect(await screen.findByText('Natural Earth, GeoNames')).toBeVisible();
    expect(window.gm_authFailure).toBeUndefined();
  });

  it('is not there before its script is', async () => {
    mockScript = { isLoaded: false };
    await show();
    await waitFor(() => expect(mockOptions.length).toBeGreaterThan(0));
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
  });
});
