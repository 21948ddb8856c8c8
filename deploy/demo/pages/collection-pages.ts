import { pictureOf } from '../picture-of.ts';
import type { CollectionRecord } from '../records/collections.ts';
import { words } from '../records/words.ts';
import { show } from './block-pictures.ts';
import { collectionSceneHotspots } from './collection-scene.ts';
import { collectionBlocks } from './collections/all.ts';
import { configurationsOf } from './collections/configurations.ts';
import type { PageRecord } from './page.ts';

/** The page of a collection: its scene, its story, what an editor wrote about it, and its products. */
export function collectionPage({ id, heading, description, tags, story, scene }: CollectionRecord): PageRecord {
  const own = collectionBlocks.find((page) => page.id === id);
  if (!own) throw new Error(`Nobody wrote the page of ${id}`);
  return {
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
      { type: 'HeroCollection', tags, configurations: configurationsOf(id), collection: id },
      {
        type: 'EditoHalf',
        ...story,
        blockColor: scene.wall,
        collection: id,
        image1: { ...show.collection(id), hotspots: collectionSceneHotspots(id) },
        image2: show.finish(scene.finish),
      },
      ...own.blocks,
      { type: 'SameCollectionSliderProduct', collection: id },
      own.closing,
      {
        type: 'SeeMore',
        heading: words(
          'Les autres collections',
          'De andere collecties',
          'The other collections',
          'Die anderen Kollektionen',
        ),
        cta: { to: '/overview/collection', label: words('Tout voir', 'Alles bekijken', 'See all', 'Alle ansehen') },
      },
    ],
  };
}
