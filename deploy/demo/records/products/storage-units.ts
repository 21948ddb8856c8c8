import type { ProductRecord } from '../product-record.ts';
import { halfHeightUnits } from './storage-units/half-height.ts';
import { laundryUnits } from './storage-units/laundry.ts';
import { lowUnits } from './storage-units/low.ts';
import { tallUnits } from './storage-units/tall.ts';
import { wallCabinets } from './storage-units/wall-cabinets.ts';

export const storageUnits: ProductRecord[] = [
  ...tallUnits,
  ...halfHeightUnits,
  ...lowUnits,
  ...wallCabinets,
  ...laundryUnits,
];
