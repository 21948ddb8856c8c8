import type { MenuItemContent } from '../../content-api/content.ts';
import { pictureFile } from '../picture-file.ts';
import { productTypes } from '../records/product-types.ts';
import { words } from '../records/words.ts';

const listOf = (type: string, subtype: string) => `/overview/product?${new URLSearchParams({ type, subtype })}`;

/** A card with a picture, a call to action, then a list for each type of product (R84 to R86). */
export const productsSubmenu: MenuItemContent['submenuCategories'] = [
  {
    heading: words('À la une', 'In de kijker', 'Featured', 'Im Blick'),
    items: [
      {
        to: '/collection/nocturne',
        label: words(
          'La collection Nocturne',
          'De collectie Nocturne',
          'The Nocturne collection',
          'Die Kollektion Nocturne',
        ),
        image: pictureFile('collections/nocturne-card'),
      },
    ],
  },
  {
    heading: words('Sur mesure', 'Op maat', 'Made to measure', 'Nach Maß'),
    items: [
      {
        to: '/collection/atelier',
        label: words(
          'Votre meuble au centimètre',
          'Uw meubel, tot op de centimeter',
          'Yours to the centimetre',
          'Ihr Möbel auf den Zentimeter',
        ),
      },
    ],
  },
  ...productTypes.map(({ value, name, subTypes }) => ({
    heading: name,
    items: subTypes.map((subType) => ({ to: listOf(value, subType.value), label: subType.name })),
  })),
];
