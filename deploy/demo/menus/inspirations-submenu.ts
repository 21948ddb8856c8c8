import type { MenuItemContent } from '../../content-api/content.ts';
import { inspirationSliderPicture } from '../records/inspiration-pictures.ts';
import { inspirations } from '../records/inspirations.ts';
import { words } from '../records/words.ts';

const shown = [
  'ambiance-du-matin',
  'ambiance-du-soir',
  'petite-salle-de-bains',
  'bain-de-foret',
  'terre-cuite',
  'bord-de-mer',
  'loft-et-metal',
  'suite-parentale',
];

/** Links whose picture slides in (R89). */
export const inspirationsSubmenu: MenuItemContent['submenuCategories'] = [
  {
    heading: words('Ambiances', 'Sferen', 'Moods', 'Stimmungen'),
    items: inspirations
      .filter(({ id }) => shown.includes(id))
      .map((inspiration) => ({
        to: `/inspiration/${inspiration.id}`,
        label: inspiration.heading,
        image: inspirationSliderPicture(inspiration).url,
      })),
  },
];
