import { screen } from '@testing-library/react';
import { readOnlyCapabilities } from 'shared/platform';
import type { MapProps } from '../../map/map-props.ts';
import { show } from './testing.ts';

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
