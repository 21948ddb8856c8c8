import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { PlatformContext } from 'shared/platform';
import { type Answers, fakePlatform } from 'shared/testing';
import { boundsOfView, firstView } from '../domain/views.ts';
import texts from '../locales/fr.json';
import OwnMap from './leaflet-map.tsx';
import type { MapProps } from './map-props.ts';
import { lyon, mapSize } from './testing.ts';

/** One country, a square around Lyon. */
jest.mock('world-atlas/countries-50m.json', () => {
  const square = [
    ...[
      [4, 45],
      [5, 45],
    ],
    ...[
      [5, 46],
      [4, 46],
      [4, 45],
    ],
  ];
  const countries = { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[0]] }] };
  return { __esModule: true, default: { type: 'Topology', objects: { countries }, arcs: [square] } };
});

const info = jest.spyOn(console, 'info').mockImplementation(() => {});
const stopped = jest.fn();
beforeEach(() => {
  info.mockClear();
  stopped.mockClear();
  globalThis.ResizeObserver = class implements ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect = stopped;
  };
});
afterEach(() => jest.useRealTimers());

function show(more: Partial<MapProps> = {}, answers: Answers = { Towns: { towns: [] } }) {
  const i18n = createInstance({ lng: 'fr', resources: { fr: { translation: texts } }, initAsync: false });
  void i18n.init();
  const { platform } = fakePlatform({ country: 'fr', answers });
  const handlers = { onMove: jest.fn(), onSelect: jest.fn(), onService: jest.fn(), onFail: jest.fn() };
  const mapOf = (changed: Partial<MapProps>) => (
    <I18nextProvider i18n={i18n}>
      <PlatformContext value={platform}>
        <OwnMap className="map" stores={[]} radius={5} {...handlers} {...more} {...changed} />
      </PlatformContext>
    </I18nextProvider>
  );
  const { rerender, ...shown } = render(mapOf({}));
  return { ...shown, ...handlers, becomes: (changed: Partial<MapProps>) => rerender(mapOf(changed)) };
}
const zoomOf = ({ onMove }: Pick<MapProps, 'onMove'>) => {
  const { west, east } = jest.mocked(onMove).mock.lastCall?.[0] ?? { west: 0, east: 360 };
  return Math.log2((mapSize.width * 360) / 256 / (east - west));
};

describe('the own map', () => {
  it.each([
    ['wide', 768, false],
    ['narrow', 767, true],
  ])('begins where the country does on a %s screen, of %d px', (_, width, isNarrow) => {
    const media = jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
      const widest = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0);
      return Object.assign(new EventTarget(), { ...still, media: query, matches: width <= widest });
    });
    const { onMove } = show();
    const [bounds, byVisitor] = onMove.mock.lastCall ?? [];
    expect(bounds.north).toBeCloseTo(boundsOfView(firstView('fr', isNarrow), mapSize).north, 0);
    expect(byVisitor).toBe(false);
    media.mockRestore();
  });
  const still = { onchange: null, addListener: () => {}, removeListener: () => {} };

  it('begins at its target, goes to another one, and nowhere while that stays', () => {
    const target = { centre: lyon, zoom: 12 };
    const { onMove, becomes } = show({ target });
    expect(onMove).toHaveBeenCalledTimes(1);
    expect(zoomOf({ onMove })).toBeCloseTo(12, 1);
    const next = { centre: lyon, zoom: 9 };
    becomes({ target: next });
    expect(onMove).toHaveBeenCalledTimes(2);
    expect(zoomOf({ onMove })).toBeCloseTo(9, 1);
    becomes({ target: next, radius: 10 });
    becomes({ target: undefined });
    expect(onMove).toHaveBeenCalledTimes(2);
    expect(onMove.mock.calls.map(([, byVisitor]) => byVisitor)).toEqual([false, false]);
  });

  it('goes nearer and further by its buttons', async () => {
    const { onMove } = show({ target: { centre: lyon, zoom: 10 } });
    await userEvent.click(screen.getByRole('button', { name: 'Agrandir la carte' }));
    expect(zoomOf({ onMove })).toBeCloseTo(11, 1);
    await userEvent.click(screen.getByRole('button', { name: 'Réduire la carte' }));
    await userEvent.click(screen.getByRole('button', { name: 'Réduire la carte' }));
    expect(zoomOf({ onMove })).toBeCloseTo(9, 1);
    expect(onMove.mock.lastCall?.[1]).toBe(true);
  });

  it('shows stores, the chosen one and the place, as they are now', () => {
    const store = { id: 'lyon', name: 'Magasin Lyon', ...lyon };
    const { becomes } = show({ target: { centre: lyon, zoom: 12 } });
    becomes({ stores: [store], place: lyon });
    expect(screen.getByRole('button', { name: 'Magasin Lyon' })).not.toHaveAttribute('aria-current');
    expect(screen.getByTitle('Votre recherche')).toBeInTheDocument();
    becomes({ stores: [store], selected: 'lyon' });
    expect(screen.getByRole('button', { name: 'Magasin Lyon' })).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByTitle('Votre recherche')).not.toBeInTheDocument();
  });

  it('draws the land under everything else, where nobody can press it', async () => {
    const { container } = show({ place: lyon });
    await waitFor(() => expect(container.querySelector('path.land')).toBeInTheDocument());
    expect(container.querySelector('path.land')).not.toHaveClass('leaflet-interactive');
    expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('class'))).toEqual([
      'land',
      'around',
    ]);
    expect(info).not.toHaveBeenCalled();
  });

  it('names no town under what stands over it, and any beside it', async () => {
    jest.useFakeTimers();
    const boxes = new Map([
      ['map', new DOMRect(100, 50, 800, 640)],
      ['zoom', new DOMRect(490, 360, 20, 20)],
    ]);
    const measure = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      return boxes.get(this.classList.item(0) ?? '') ?? new DOMRect(-50, -50, 0, 0);
    });
    const towns = [
      { name: 'Lyon', geoloc: lyon },
      { name: 'Bron', geoloc: { lat: lyon.lat, lng: lyon.lng + 0.08 } },
    ];
    const { container } = show({ target: { centre: lyon, zoom: 10 } }, { Towns: { towns } });
    for (const map of container.querySelectorAll<HTMLElement>('.map')) map.style.fontSize = '16px';
    await act(() => jest.advanceTimersByTimeAsync(300));
    const below = [...container.querySelectorAll<HTMLElement>('.town span')].map(({ style }) => style.cssText);
    expect(below).toEqual(['--below: 18px;', '--below: 0px;']);
    measure.mockRestore();
  });
});

it('leaves nothing behind where it is taken away before its borders and towns have come', async () => {
  jest.useFakeTimers();
  const Towns = jest.fn(() => ({ towns: [] }));
  const { unmount } = show({}, { Towns });
  unmount();
  expect(stopped).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(Towns).not.toHaveBeenCalled();
  expect(info).not.toHaveBeenCalled();
});
