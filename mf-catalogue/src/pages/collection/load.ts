import type { PageContext } from 'shared/remote';
import { capitalised } from '../../domain/capitalised.ts';
import { textOnPicture } from '../../domain/text-on-picture.ts';
import { loadSeo } from '../../seo/load-seo.ts';
import { CollectionSchemeDocument } from './collection-scheme.generated.ts';

export async function load({ platform, route }: PageContext) {
  const slug = route.params.slug ?? '';
  const path = `/collection/${slug}`;
  const [seo, { blocksForPage }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(CollectionSchemeDocument, { path }),
  ]);
  const hero = blocksForPage?.find((block) => block.__typename === 'HeroCollection');
  return {
    seo,
    path,
    name: capitalised(slug, platform.locale),
    textOnPicture: textOnPicture(hero?.collection.colorScheme),
  };
}
