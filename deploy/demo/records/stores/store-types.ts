import { words } from '../words.ts';

/** What a retailer is. */
export const storeTypes = {
  showroom: words('Showroom', 'Showroom', 'Showroom', 'Ausstellung'),
  specialist: words(
    'Spécialiste de la salle de bains',
    'Badkamerspeciaalzaak',
    'Bathroom specialist',
    'Badfachgeschäft',
  ),
  fitter: words('Installateur agréé', 'Erkend installateur', 'Approved fitter', 'Zugelassener Fachbetrieb'),
};

export type StoreType = keyof typeof storeTypes;
