import type { ProductRecord, SceneRecord } from '../records.ts';
import { collections } from '../records.ts';

/** The room of a product's collection. Throws where there is no such collection. */
export function sceneOf({ collection }: Pick<ProductRecord, 'collection'>): SceneRecord {
  const found = collections.find(({ id }) => id === collection);
  if (!found) throw new Error(`There is no collection ${collection}`);
  return found.scene;
}
