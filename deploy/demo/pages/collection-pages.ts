import { pictureOf } from '../picture-of.ts';
import type { CollectionRecord } from '../records/collections.ts';
import { finishes } from '../records/finishes.ts';
import { words } from '../records/words.ts';
import type { PageRecord } from './page.ts';

/** The page of a collection: its scene, its story, and its products. */
export const collectionPage = ({ id, heading, description, tags, story, scene }: CollectionRecord): PageRecord => ({
  path: `/collection/${id}`,
  seo: {
    title: words(
      `Collection ${heading.fr}`,
      `Collectie ${heading.fr}`,
      `${heading.fr} collection`,
      `Kollektion ${heading.fr}`,
    ),
    description,
    image: pictureOf.collectionHero(id, heading).url,
  },
  blocks: [
    { type: 'HeroCollection', tags, collection: id },
    {
      type: 'EditoHalf',
      ...story,
      image1: pictureOf.collectionCard(id, words(`La collection ${heading.fr}`, `De collectie ${heading.fr}`)),
      image2: pictureOf.finish(scene.finish, finishes[scene.finish].name),
    },
    { type: 'SameCollectionSliderProduct', collection: id },
    {
      type: 'SeeMore',
      heading: words(
        'Les autres collections',
        'De andere collecties',
        'The other collections',
        'Die anderen Kollektionen',
      ),
      cta: {
        to: '/overview/collection',
        label: words('Tout voir', 'Alles bekijken', 'See all', 'Alle ansehen'),
      },
    },
  ],
});
