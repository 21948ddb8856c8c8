import type { PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, collectionPage, loadSeo } from 'shared/seo';
import type ownTexts from '../../locales/fr.json';
import { InspirationHeroDocument } from './inspiration-hero.generated.ts';

export async function load({ platform, route, texts }: PageContext<typeof ownTexts>) {
  const path = `/inspiration/${route.params.slug}`;
  const [seo, { blocksForPage }, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(InspirationHeroDocument, { path }),
    texts,
  ]);
  const first = blocksForPage?.[0];
  const hero = first && 'heading' in first ? first : undefined;
  const name = hero?.heading ?? seo.title;
  const steps = [
    { label: breadcrumb.inspirations, url: href('overview-inspiration', platform.language) },
    { label: name, language: hero?.headingLanguage },
  ];
  return {
    seo,
    structured: [collectionPage(platform, name, seo), breadcrumbList(platform, steps)],
    path,
    steps,
    name,
    hasHero: hero !== undefined,
    overHero: hero?.__typename === 'HeroFullscreen',
  };
}
