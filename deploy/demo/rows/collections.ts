import type { Localised } from '../../content-api/content.ts';
import type { collection } from '../../content-api/tables.ts';
import { pictureOf } from '../picture-of.ts';
import { collections } from '../records/collections.ts';
import { words } from '../records/words.ts';

/** The collections as rows of their content table. */
export const collectionRows: (typeof collection.$inferInsert)[] = collections.map(
  ({ id, heading, description, tailored, colorScheme, isHiddenForProducts }, position) => {
    const alt = words(
      `Salle de bains ${heading.fr}`,
      `Badkamer ${heading.fr}`,
      `${heading.fr} bathroom`,
      `Bad ${heading.fr}`,
    );
    return {
      id,
      position,
      heading,
      description,
      tailored,
      colorScheme,
      heroImage: pictureOf.collectionHero(id, alt),
      heroImageMobile: pictureOf.collectionHeroMobile(id, alt),
      image: pictureOf.collectionCard(id, alt),
      imageSlider: pictureOf.collectionHeroMobile(id, alt),
      iconDark: icon(id, 'dark', heading),
      iconWhite: icon(id, 'white', heading),
      isHiddenForProducts,
    };
  },
);

function icon(id: string, colour: 'dark' | 'white', alt: Localised) {
  return { url: `/pictures/icons/collection-${id}-${colour}.svg`, alt, width: 24, height: 24 };
}
