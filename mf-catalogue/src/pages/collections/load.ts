import type { PageContext } from 'shared/remote';
import { shapeOf } from '../../domain/collection-shapes.ts';
import { loadSeo } from '../../seo/load-seo.ts';
import { CollectionsDocument } from './collections.generated.ts';

const path = '/overview/collection';

export async function load({ platform }: PageContext) {
  const [seo, { collections }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(CollectionsDocument, {}),
  ]);
  return {
    seo,
    path,
    cards: collections.map(({ image, heroImage, ...collection }, index) => {
      const shape = shapeOf(index);
      return { ...collection, shape, picture: shape === 'portrait' ? image : heroImage };
    }),
  };
}
