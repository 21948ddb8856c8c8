import type { Picture } from '../../content-api/content.ts';
import { pictureOf } from '../picture-of.ts';
import { collections } from '../records/collections.ts';
import { type FinishName, finishes } from '../records/finishes.ts';
import {
  inspirationHeroPicture,
  inspirationPicture,
  inspirationSliderPicture,
} from '../records/inspiration-pictures.ts';
import { inspirations } from '../records/inspirations.ts';
import type { ProductRecord } from '../records/product-record.ts';
import { products } from '../records/products.ts';
import { words } from '../records/words.ts';

/** The product with that uid; throws where there is none. */
export function productOf(uid: string): ProductRecord {
  return existing(
    products.find((product) => product.uid === uid),
    uid,
  );
}

/** Pictures for blocks, described by the record that they show; an unknown record is an error. */
export const show = {
  /** A product in use, upright. */
  product(uid: string): Picture {
    const { slug, heading } = productOf(uid);
    return pictureOf.productCard(slug, heading);
  },
  /** A product in use, in a wide room. */
  productWide(uid: string): Picture {
    const { slug, heading } = productOf(uid);
    return pictureOf.productHero(slug, heading);
  },
  collection: (id: string): Picture => pictureOf.collectionCard(id, bathroomOf(id)),
  collectionWide: (id: string): Picture => pictureOf.collectionHero(id, bathroomOf(id)),
  /** A material, from near. */
  finish(name: FinishName): Picture {
    const { fr, nl, en, de } = finishes[name].name;
    return pictureOf.finish(name, words(`Détail : ${fr}`, `Detail: ${nl}`, `Close-up: ${en}`, `Detail: ${de}`));
  },
  inspiration: (id: string): Picture => inspirationPicture(inspirationOf(id)),
  inspirationWide: (id: string): Picture => inspirationHeroPicture(inspirationOf(id)),
  inspirationSlider: (id: string): Picture => inspirationSliderPicture(inspirationOf(id)),
};

function bathroomOf(id: string) {
  const { fr } = existing(
    collections.find((collection) => collection.id === id),
    id,
  ).heading;
  return words(`Salle de bains ${fr}`, `Badkamer ${fr}`, `${fr} bathroom`, `Bad ${fr}`);
}

const inspirationOf = (id: string) =>
  existing(
    inspirations.find((inspiration) => inspiration.id === id),
    id,
  );

function existing<Found>(record: Found | undefined, name: string): Found {
  if (!record) throw new Error(`There is no record ${name}`);
  return record;
}
