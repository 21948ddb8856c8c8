import type { PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, collectionPage, loadSeo } from 'shared/seo';
import { capitalised } from '../../domain/capitalised.ts';
import { textOnPicture } from '../../domain/text-on-picture.ts';
import type ownTexts from '../../locales/fr.json';
import { CollectionSchemeDocument } from './collection-scheme.generated.ts';

/** The way here: the collections, then this one's slug as a name (R149). */
export async function load({ platform, route, texts }: PageContext<typeof ownTexts>) {
  const slug = route.params.slug ?? '';
  const path = `/collection/${slug}`;
  const [seo, { blocksForPage }, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(CollectionSchemeDocument, { path }),
    texts,
  ]);
  const hero = blocksForPage?.find((block) => block.__typename === 'HeroCollection');
  const name = capitalised(slug, platform.locale);
  const steps = [
    { label: breadcrumb.collections, url: href('overview-collection', platform.language) },
    { label: name },
  ];
  return {
    seo,
    structured: [collectionPage(platform, name, seo), breadcrumbList(platform, steps)],
    path,
    steps,
    textOnPicture: textOnPicture(hero?.collection.colorScheme),
  };
}
