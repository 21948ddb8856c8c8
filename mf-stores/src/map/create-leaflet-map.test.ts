import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as L from 'leaflet';
import type { Bounds } from '../domain/geometry.ts';
import { boundsOfView } from '../domain/views.ts';
import { marksDrawn } from './create-leaflet-map.ts';
import { lyon, mapInPage, mapSize, removeMaps } from './testing.ts';

const store = { id: 'lyon', name: 'Magasin Lyon', ...lyon };
const far = { lat: 50, lng: 10 };
const [east, south] = [
  { id: 'east', name: 'Magasin Est', lat: lyon.lat, lng: lyon.lng + 0.01 },
  { id: 'south', name: 'Magasin Sud', lat: lyon.lat - 0.01, lng: lyon.lng },
];
const mark = (name: string) => screen.queryByRole('button', { name });
const isAbout = (shown: Bounds, expected: Bounds) => {
  for (const side of ['south', 'west', 'north', 'east'] as const) expect(shown[side]).toBeCloseTo(expected[side], 1);
};

/** What the browser says to who watches sizes. */
let resize = () => {};
const stopped = jest.fn();
beforeEach(() => {
  Object.assign(mapSize, { width: 800, height: 640 });
  stopped.mockClear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  globalThis.ResizeObserver = class implements ResizeObserver {
    private readonly told: ResizeObserverCallback;
    constructor(told: ResizeObserverCallback) {
      this.told = told;
    }
    observe() {
      resize = () => this.told([], this);
    }
    unobserve() {}
    disconnect = stopped;
  };
});
afterEach(removeMaps);

describe('what the map shows', () => {
  it('is told where it begins, where it is sent, and where the visitor moves it', () => {
    const { map, onMove } = mapInPage();
    expect(onMove).toHaveBeenCalledTimes(1);
    isAbout(onMove.mock.lastCall?.[0], boundsOfView({ centre: lyon, zoom: 10 }, mapSize));
    expect(onMove.mock.lastCall?.[1]).toBe(false);
    map.leaflet.panBy([100, 0], { animate: false });
    expect(onMove.mock.lastCall?.[1]).toBe(true);
    map.goTo({ centre: far, zoom: 8 });
    isAbout(onMove.mock.lastCall?.[0], boundsOfView({ centre: far, zoom: 8 }, mapSize));
    expect(onMove.mock.lastCall?.[1]).toBe(false);
  });

  it('has all of the bounds in it that it is sent to', () => {
    const { map, onMove } = mapInPage();
    map.goTo({ bounds: { south: 48, west: 2, north: 49, east: 3 } });
    const { south, west, north, east } = onMove.mock.lastCall?.[0] ?? {};
    expect([south < 48, west < 2, north > 49, east > 3]).toEqual([true, true, true, true]);
    expect(north - south).toBeLessThan(2);
  });

  it('is told at once as soon as a hidden map has a size, and not before', () => {
    Object.assign(mapSize, { width: 0, height: 0 });
    const { onMove } = mapInPage();
    expect(onMove).not.toHaveBeenCalled();
    Object.assign(mapSize, { width: 800, height: 640 });
    resize();
    isAbout(onMove.mock.lastCall?.[0], boundsOfView({ centre: lyon, zoom: 10 }, mapSize));
    expect(onMove.mock.lastCall?.[1]).toBe(false);
  });

  it('is watched no longer once the map has been taken away', () => {
    const { element } = mapInPage();
    expect(element).not.toBeEmptyDOMElement();
    expect(stopped).not.toHaveBeenCalled();
    removeMaps();
    expect(element).toBeEmptyDOMElement();
    expect(stopped).toHaveBeenCalledTimes(1);
  });
});

describe('the map', () => {
  it('has a name and a scale in kilometres, and neither buttons nor a credit of its library', () => {
    const { element } = mapInPage();
    expect(screen.getByRole('application', { name: 'Our stores' })).toBe(element);
    expect([...element.querySelectorAll('.leaflet-control')].map(({ textContent }) => textContent)).toEqual(['10 km']);
  });

  it('leaves the wheel to the page until it has been chosen', () => {
    const { map, element } = mapInPage();
    expect(map.leaflet.scrollWheelZoom.enabled()).toBe(false);
    element.focus();
    expect(map.leaflet.scrollWheelZoom.enabled()).toBe(true);
    element.blur();
    expect(map.leaflet.scrollWheelZoom.enabled()).toBe(false);
  });

  it.each([true, false])('moves by itself only where nobody wants less motion: %s', (isStill) => {
    const query = Object.assign(new EventTarget(), matchMedia('print'), { matches: isStill });
    const media = jest.spyOn(globalThis, 'matchMedia').mockReturnValue(query);
    const { map, onMove } = mapInPage();
    media.mockRestore();
    const { zoomAnimation, markerZoomAnimation, inertia, fadeAnimation } = map.leaflet.options;
    expect([zoomAnimation, markerZoomAnimation, inertia]).toEqual([!isStill, !isStill, !isStill]);
    expect(fadeAnimation).toBe(false);
    map.goTo({ centre: east, zoom: 10 });
    // Who glides there has not come yet.
    expect(onMove).toHaveBeenCalledTimes(isStill ? 2 : 1);
  });
});

describe('a mark', () => {
  it('is there once while its store is in view, and again when it comes back', () => {
    const { map } = mapInPage();
    map.setStores([store]);
    expect(mark('Magasin Lyon')).toBeInTheDocument();
    map.goTo({ centre: far, zoom: 9 });
    expect(mark('Magasin Lyon')).not.toBeInTheDocument();
    map.goTo({ centre: lyon, zoom: 11 });
    expect(mark('Magasin Lyon')).toBeInTheDocument();
    map.setStores([]);
    expect(mark('Magasin Lyon')).not.toBeInTheDocument();
  });

  it('of a store stays the same element while others come and go', () => {
    const { map } = mapInPage();
    map.setStores([store]);
    const before = mark('Magasin Lyon');
    map.setStores([store, { ...store, id: 'far', name: 'Magasin loin', lat: lyon.lat + 0.3 }]);
    expect(mark('Magasin loin')).toBeInTheDocument();
    expect(mark('Magasin Lyon')).toBe(before);
  });

  it('comes in the order of the map, from north to south, whichever came first; a keyboard keeps its place', () => {
    const { map } = mapInPage();
    const names = () =>
      screen.getAllByRole('button', { name: /^Magasin/ }).map((button) => button.getAttribute('aria-label'));
    const north = { id: 'north', name: 'Magasin Nord', lat: lyon.lat + 0.05, lng: lyon.lng };
    const farSouth = { ...south, lat: lyon.lat - 0.05 };
    const farEast = { ...east, lng: lyon.lng + 0.08 };
    map.leaflet.setZoom(12, { animate: false });
    map.setStores([farSouth, farEast]);
    mark('Magasin Est')?.focus();
    map.setStores([farSouth, store, north, farEast]);
    expect(names()).toEqual(['Magasin Nord', 'Magasin Lyon', 'Magasin Est', 'Magasin Sud']);
    expect(mark('Magasin Est')).toHaveFocus();
    map.setStores([farEast, farSouth]);
    map.setStores([north, farEast, store, farSouth]);
    expect(names()).toEqual(['Magasin Nord', 'Magasin Lyon', 'Magasin Est', 'Magasin Sud']);
  });

  it('is one of a few that are drawn in one go, until others are wanted', async () => {
    const { map } = mapInPage({ centre: lyon, zoom: 16 });
    const many = (name: string) =>
      Array.from({ length: 20 }, (_, index) => ({
        id: `${name} ${index}`,
        name: `${name} ${index}`,
        lat: lyon.lat + 0.0005 * (index % 4),
        lng: lyon.lng + 0.0005 * index,
      }));
    const drawn = (name: string) => screen.queryAllByRole('button', { name: new RegExp(`^${name} `) }).length;
    const done = jest.fn();
    map.leaflet.on(marksDrawn, done);
    map.setStores(many('Magasin'));
    expect(drawn('Magasin')).toBe(8);
    map.setStores(many('Atelier'));
    await waitFor(() => expect(drawn('Atelier')).toBe(20));
    expect(drawn('Magasin')).toBe(0);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('tells which store is chosen, also where it is drawn later, and lies above all others', () => {
    const { map } = mapInPage({ centre: far, zoom: 9 });
    map.setStores([store, east]);
    map.setSelected('lyon');
    map.goTo({ centre: lyon, zoom: 15 });
    const [chosen, other] = [mark('Magasin Lyon'), mark('Magasin Est')];
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(chosen).toHaveClass('selected');
    expect(other).not.toHaveAttribute('aria-current');
    expect(other).not.toHaveClass('selected');
    expect(Number(chosen?.style.zIndex)).toBeGreaterThan(Number(other?.style.zIndex) + 500);
    map.setSelected(undefined);
    expect(chosen).not.toHaveAttribute('aria-current');
    expect(chosen).not.toHaveClass('selected');
    expect(Math.abs(Number(chosen?.style.zIndex) - Number(other?.style.zIndex))).toBeLessThan(500);
  });

  it('is not drawn anew where the same store is chosen again', () => {
    const { map } = mapInPage();
    map.setStores([store]);
    map.setSelected('lyon');
    const drawn = jest.fn();
    map.leaflet.on(marksDrawn, drawn);
    map.setSelected('lyon');
    expect(drawn).not.toHaveBeenCalled();
    map.setSelected(undefined);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('of a store chooses it, and leaves the map where it is', async () => {
    const { map, onMove, onSelect } = mapInPage();
    map.setStores([store]);
    await userEvent.click(screen.getByRole('button', { name: 'Magasin Lyon' }));
    expect(onSelect.mock.calls).toEqual([['lyon']]);
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Enter', 1],
    [' ', 1],
    ['a', 0],
  ])('of a store is pressed by the key "%s" %d times, which then does nothing else', (key, times) => {
    const { map, onSelect } = mapInPage();
    map.setStores([store]);
    const isLeftToBrowser = fireEvent.keyDown(screen.getByRole('button', { name: 'Magasin Lyon' }), { key });
    expect(onSelect).toHaveBeenCalledTimes(times);
    expect(isLeftToBrowser).toBe(times === 0);
  });

  it('of several stores goes nearer until they part, gives the map the focus and holds the page where it is', async () => {
    const { map, element, onMove, onSelect } = mapInPage();
    map.setStores([store, east, south]);
    const focus = jest.spyOn(element, 'focus');
    const together = screen.getByRole('button', { name: '3 stores' });
    expect(together).toHaveTextContent(/^3$/);
    await userEvent.click(together);
    expect(map.leaflet.getZoom()).toBeGreaterThan(10);
    expect(map.leaflet.getZoom()).toBeLessThanOrEqual(15);
    expect(map.leaflet.getCenter().lat).toBeCloseTo((2 * lyon.lat + south.lat) / 3, 2);
    expect(screen.queryByRole('button', { name: '3 stores' })).not.toBeInTheDocument();
    expect(onMove.mock.lastCall?.[1]).toBe(true);
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('comes to the front under the pointer', () => {
    const { map } = mapInPage();
    map.setStores([store]);
    const element = screen.getByRole('button', { name: 'Magasin Lyon' });
    const before = Number(element.style.zIndex);
    fireEvent.mouseOver(element);
    expect(Number(element.style.zIndex)).toBeGreaterThan(before + 100);
  });
});

describe('the place that was searched for', () => {
  const circles = (map: L.Map) => {
    const found: L.Circle[] = [];
    map.eachLayer((layer) => {
      if (layer instanceof L.Circle) found.push(layer);
    });
    return found;
  };

  it('is marked with the circle around it, of which neither can be pressed, until there is none', () => {
    const { map, element } = mapInPage();
    const drawn = jest.fn();
    map.leaflet.on(marksDrawn, drawn);
    map.setPlace(undefined, 5);
    expect(drawn).not.toHaveBeenCalled();

    map.setPlace(far, 5);
    map.setPlace(lyon, 10);
    expect(drawn).toHaveBeenCalledTimes(2);
    const place = screen.getByTitle('Your search');
    expect(place).not.toHaveAttribute('tabindex');
    expect(element.querySelectorAll('.leaflet-marker-icon.leaflet-interactive, path.leaflet-interactive')).toHaveLength(
      0,
    );
    expect(circles(map.leaflet).map((circle) => [circle.getLatLng().lat, circle.getRadius()])).toEqual([
      [lyon.lat, 10_000],
    ]);

    map.setPlace(undefined, 10);
    expect(drawn).toHaveBeenCalledTimes(3);
    expect(screen.queryByTitle('Your search')).not.toBeInTheDocument();
    expect(circles(map.leaflet)).toEqual([]);
  });
});

it('tells what its marks cover, the place’s too', () => {
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => 28 });
  const { map } = mapInPage();
  expect(map.covered()).toEqual([]);
  map.setStores([store]);
  const middle = { left: 386, top: 306, right: 414, bottom: 334 };
  expect(map.covered()).toEqual([middle]);
  map.setPlace(lyon, 5);
  expect(map.covered()).toEqual([middle, middle]);
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetWidth');
});
