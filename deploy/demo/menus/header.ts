import type { HeaderContent } from '../../content-api/content.ts';
import { pictureFile } from '../picture-file.ts';
import { words } from '../records/words.ts';
import { brandSubmenu } from './brand-submenu.ts';
import { inspirationsSubmenu } from './inspirations-submenu.ts';
import { productsSubmenu } from './products-submenu.ts';

/** The main menu: the three kinds of submenu (R59) and two plain items. */
export const header: HeaderContent = {
  menuItems: [
    {
      key: 'products',
      to: '/overview/product',
      label: words('Meubles', 'Meubelen', 'Furniture', 'Möbel'),
      submenuType: 'products',
      submenuCategories: productsSubmenu,
    },
    {
      key: 'collections',
      to: '/overview/collection',
      label: words('Collections', 'Collecties', 'Collections', 'Kollektionen'),
      submenuCategories: [],
    },
    {
      key: 'inspirations',
      to: '/overview/inspiration',
      label: words('Inspirations', 'Inspiratie', 'Inspiration', 'Inspirationen'),
      submenuType: 'inspirations',
      submenuCategories: inspirationsSubmenu,
    },
    {
      key: 'journal',
      to: '/overview/article',
      label: words('Journal', 'Magazine', 'Journal', 'Journal'),
      submenuCategories: [],
    },
    {
      key: 'brand',
      to: '/page/a-propos',
      label: words('La maison', 'Ons huis', 'Our house', 'Unser Haus'),
      image: pictureFile('scenes/workshop'),
      submenuType: 'liste_rivelle',
      submenuCategories: brandSubmenu,
    },
  ],
};
