import type { PageContext } from 'shared/remote';
import { loadSeo } from '../../seo/load-seo.ts';
import { InspirationHeroDocument } from './inspiration-hero.generated.ts';

export async function load({ platform, route }: PageContext) {
  const path = `/inspiration/${route.params.slug}`;
  const [seo, { blocksForPage }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(InspirationHeroDocument, { path }),
  ]);
  const first = blocksForPage?.[0];
  const hero = first && 'heading' in first ? first : undefined;
  return { seo, path, name: hero?.heading ?? seo.title, overHero: hero !== undefined };
}
