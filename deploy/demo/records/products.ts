import { mirrors } from './products/mirrors.ts';
import { shelvesAndAccessories } from './products/shelves-and-accessories.ts';
import { storageUnits } from './products/storage-units.ts';
import { washbasinUnits } from './products/washbasin-units.ts';

/** The catalogue of the demonstration brand, in its order. */
export const products = [...washbasinUnits, ...storageUnits, ...mirrors, ...shelvesAndAccessories];
