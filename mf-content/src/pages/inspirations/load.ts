import type { PageContext } from 'shared/remote';
import { inspirationShape } from '../../domain/card-shapes.ts';
import { loadSeo } from '../../seo/load-seo.ts';
import { InspirationsDocument } from './inspirations.generated.ts';

const path = '/overview/inspiration';

export async function load({ platform }: PageContext) {
  const [seo, { inspirations }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(InspirationsDocument, {}),
  ]);
  return {
    seo,
    path,
    cards: inspirations.map(({ image, imageSlider, ...inspiration }, index) => {
      const shape = inspirationShape(index);
      return { ...inspiration, shape, picture: shape === 'portrait' ? imageSlider : image };
    }),
  };
}
