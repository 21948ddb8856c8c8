import type { StoreRecord } from './store-record.ts';

export const unitedKingdom: StoreRecord[] = [
  {
    id: 'bristol',
    name: 'Tidewater Bathrooms',
    type: 'specialist',
    address: '12 Spokeshave Lane',
    zipCode: 'BS1 5DB',
    city: 'Bristol',
    phone: '0117 496 0112',
    domain: 'tidewater-bathrooms',
    at: [51.4505, -2.6],
  },
  {
    id: 'london',
    name: 'Ash & Basin',
    subName: 'Rivelle showroom',
    type: 'showroom',
    address: '29 Dovetail Yard',
    zipCode: 'SE1 1TL',
    city: 'London',
    phone: '020 7946 0129',
    domain: 'ash-and-basin',
    at: [51.5055, -0.0915],
  },
];
