import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Subject } from 'rxjs';
import { PlatformContext } from 'shared/platform';
import { fakePlatform, takeComplaints } from 'shared/testing';
import type { MapProps } from './map-props.ts';
import { StoreMap } from './store-map.tsx';

/** What happens to each of the two maps. */
let mockFate: { own?: 'lost' | 'throws'; service?: 'lost' | 'throws' | 'fails' };

/** The maps whose code was asked for. */
const mockAsked: string[] = [];

function mockMap(name: 'own' | 'service') {
  return function Drawn({ className, onFail }: MapProps) {
    useEffect(() => {
      if (mockFate[name] === 'fails') onFail();
    }, [onFail]);
    if (mockFate[name] === 'throws') throw new Error(`The ${name} map broke`);
    return (
      <div role="application" aria-label={name} className={className}>
        {name}
      </div>
    );
  };
}
jest.mock('./leaflet-map.tsx', () => {
  mockAsked.push('own');
  if (mockFate.own === 'lost') throw new Error('The own map did not come');
  return { __esModule: true, default: mockMap('own') };
});
jest.mock('./google-map.tsx', () => {
  mockAsked.push('service');
  if (mockFate.service === 'lost') throw new Error('The map of the service did not come');
  return { __esModule: true, default: mockMap('service') };
});

const info = jest.spyOn(console, 'info').mockImplementation(() => {});
beforeEach(() => {
  mockFate = {};
  mockAsked.length = 0;
  jest.resetModules();
  info.mockClear();
});

function show({ mapsKey, isAllowed = false }: { mapsKey?: string; isAllowed?: boolean }) {
  const agreed = { media: isAllowed };
  const changes$ = new Subject<void>();
  const ask = jest.fn();
  const { platform } = fakePlatform({ mapsKey, consent: { allows: () => agreed.media, changes$, ask } });
  const onFail = jest.fn();
  const props = { className: 'place', stores: [], radius: 5, onMove() {}, onSelect() {}, onService() {}, onFail };
  const shown = render(
    <PlatformContext value={platform}>
      <StoreMap {...props} />
    </PlatformContext>,
  );
  const agree = (isAllowedNow: boolean) =>
    act(() => {
      agreed.media = isAllowedNow;
      changes$.next();
    });
  return { ...shown, ask, agree, changes$, onFail };
}
const isShown = async (name: 'own' | 'service') => {
  await waitFor(() => expect(screen.getByRole('application')).toHaveAccessibleName(name));
};

it('is our own where the site has no key, and asks the visitor for nothing', async () => {
  const { ask, onFail } = show({ isAllowed: true });
  await isShown('own');
  expect(ask).not.toHaveBeenCalled();
  expect(onFail).not.toHaveBeenCalled();
});

it('is the service’s while the visitor agrees to that', async () => {
  const { ask, agree, changes$, unmount } = show({ mapsKey: 'a-key' });
  await isShown('own');
  expect(ask.mock.calls).toEqual([['media']]);
  expect(mockAsked).toEqual(['own']);
  agree(true);
  await isShown('service');
  agree(false);
  await isShown('own');
  unmount();
  expect(changes$.observed).toBe(false);
});

it('is the service’s at once where the visitor has agreed before', async () => {
  show({ mapsKey: 'a-key', isAllowed: true });
  await isShown('service');
});

it.each(['lost', 'throws', 'fails'] as const)('is our own where that of the service is: %s', async (service) => {
  mockFate = { service };
  const { onFail } = show({ mapsKey: 'a-key', isAllowed: true });
  await isShown('own');
  expect(onFail).not.toHaveBeenCalled();
  takeComplaints();
});

it.each(['lost', 'throws'] as const)('is none, and says so, where our own is: %s', async (own) => {
  mockFate = { own };
  const { onFail, container } = show({});
  await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('application')).not.toBeInTheDocument();
  expect(container.firstChild).toHaveClass('place');
  takeComplaints();
});

it('tells nobody of a map that comes, or does not, after the page was left', async () => {
  mockFate = { own: 'lost' };
  const { onFail, unmount } = show({});
  unmount();
  await waitFor(() => expect(info).toHaveBeenCalledTimes(1));
  expect(onFail).not.toHaveBeenCalled();
});
