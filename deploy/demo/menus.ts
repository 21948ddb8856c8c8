import type { FooterContent, HeaderContent } from '../content-api/content.ts';
import { pictureOf } from './picture-of.ts';
import { collections } from './records/collections.ts';
import { productTypes } from './records/product-types.ts';
import { words } from './records/words.ts';

const listOf = (type: string, subType = 'all') =>
  `/overview/product?${new URLSearchParams({ type, subtype: subType })}`;

/** The three kinds of submenu: products, inspirations, and that of a brand (R59). */
export const header: HeaderContent = {
  menuItems: [
    {
      key: 'products',
      to: '/overview/product',
      label: words('Meubles', 'Meubelen', 'Furniture', 'Möbel'),
      submenuType: 'products',
      submenuCategories: [
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
              image: pictureOf.collectionCard('nocturne', { fr: '' }).url,
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
      ],
    },
    {
      key: 'collections',
      to: '/overview/collection',
      label: words('Collections', 'Collecties', 'Collections', 'Kollektionen'),
      submenuCategories: [],
    },
    {
      key: 'inspirations',
      to: '/page/ambiance-du-matin',
      label: words('Ambiances', 'Sferen', 'Moods', 'Stimmungen'),
      submenuType: 'inspirations',
      submenuCategories: [
        {
          heading: words('Ambiances', 'Sferen', 'Moods', 'Stimmungen'),
          items: [
            {
              to: '/page/ambiance-du-matin',
              label: words('L’ambiance du matin', 'De sfeer van de ochtend', 'A morning mood', 'Morgenstimmung'),
              image: '/pictures/scenes/morning.svg',
            },
            {
              to: '/page/ambiance-du-soir',
              label: words('L’ambiance du soir', 'De sfeer van de avond', 'An evening mood', 'Abendstimmung'),
              image: '/pictures/scenes/evening.svg',
            },
            ...collections.slice(1, 4).map(({ id, heading, description }) => ({
              to: `/collection/${id}`,
              label: heading,
              image: pictureOf.collectionCard(id, description).url,
            })),
          ],
        },
      ],
    },
    {
      key: 'brand',
      to: '/page/a-propos',
      label: words('La maison', 'Ons huis', 'Our house', 'Unser Haus'),
      image: '/pictures/scenes/workshop.svg',
      submenuType: 'liste_rivelle',
      submenuCategories: [
        {
          heading: words('Rivelle', 'Rivelle', 'Rivelle', 'Rivelle'),
          items: [
            {
              to: '/page/a-propos',
              label: words('Découvrir Rivelle', 'Ontdek Rivelle', 'Discover Rivelle', 'Rivelle entdecken'),
            },
          ],
        },
      ],
    },
  ],
};

export const footer: FooterContent = {
  menus: [
    { to: '/page/a-propos', label: words('La maison', 'Ons huis', 'Our house', 'Unser Haus') },
    {
      to: '/cms/entretien-et-garantie',
      label: words('Entretien et garantie', 'Onderhoud en garantie', 'Care and guarantee', 'Pflege und Garantie'),
    },
    {
      to: '/cms/mentions-legales',
      label: words('Mentions légales', 'Wettelijke vermeldingen', 'Legal notice', 'Impressum'),
    },
    { to: '/cms/confidentialite', label: words('Vie privée', 'Privacy', 'Privacy', 'Datenschutz') },
    { to: '/cms/cookies', label: words('Cookies', 'Cookies', 'Cookies', 'Cookies') },
    {
      to: '/cms/accessibilite',
      label: words('Accessibilité', 'Toegankelijkheid', 'Accessibility', 'Barrierefreiheit'),
    },
  ],
  address: words(
    'Rivelle, 12 quai des Ébénistes, 44000 Nantes, France',
    'Rivelle, 12 quai des Ébénistes, 44000 Nantes, Frankrijk',
    'Rivelle, 12 quai des Ébénistes, 44000 Nantes, France',
    'Rivelle, 12 quai des Ébénistes, 44000 Nantes, Frankreich',
  ),
  copyright: words(
    '© {year} Rivelle. Marque de démonstration.',
    '© {year} Rivelle. Demonstratiemerk.',
    '© {year} Rivelle. A demonstration brand.',
    '© {year} Rivelle. Eine Demonstrationsmarke.',
  ),
  socials: [
    { to: 'https://www.facebook.com/', label: words('Facebook', 'Facebook', 'Facebook', 'Facebook'), target: '_blank' },
    {
      to: 'https://www.instagram.com/',
      label: words('Instagram', 'Instagram', 'Instagram', 'Instagram'),
      target: '_blank',
    },
    { to: 'https://www.linkedin.com/', label: words('LinkedIn', 'LinkedIn', 'LinkedIn', 'LinkedIn'), target: '_blank' },
    {
      to: 'https://www.pinterest.com/',
      label: words('Pinterest', 'Pinterest', 'Pinterest', 'Pinterest'),
      target: '_blank',
    },
  ],
};
