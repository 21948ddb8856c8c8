import type { MenuItemContent } from '../../content-api/content.ts';
import { links } from '../pages/links.ts';
import { words } from '../records/words.ts';

/** The house, what it stands for, and what helps to choose (R91). */
export const brandSubmenu: MenuItemContent['submenuCategories'] = [
  {
    heading: words('La maison', 'Ons huis', 'Our house', 'Unser Haus'),
    items: [
      {
        to: '/page/a-propos',
        label: words('Découvrir Rivelle', 'Ontdek Rivelle', 'Discover Rivelle', 'Rivelle entdecken'),
      },
      { to: '/page/l-atelier', label: words('L’atelier', 'Het atelier', 'The workshop', 'Die Werkstatt') },
      links.madeInFrance,
      links.sustainability,
      {
        to: '/page/garantie-cinq-ans',
        label: words('La garantie cinq ans', 'Vijf jaar garantie', 'The five-year guarantee', 'Fünf Jahre Garantie'),
      },
    ],
  },
  {
    heading: words('Pour choisir', 'Om te kiezen', 'Choosing', 'Zum Auswählen'),
    items: [links.colours, links.mirrorFinder, links.project, links.catalogue, links.questions],
  },
];
