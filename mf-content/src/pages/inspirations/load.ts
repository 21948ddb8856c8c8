import type { PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, itemList, loadSeo } from 'shared/seo';
import type ownTexts from '../../locales/fr.json';
import { InspirationsDocument } from './inspirations.generated.ts';

const path = '/overview/inspiration';

export async function load({ platform, texts }: PageContext<typeof ownTexts>) {
  const [seo, { inspirations }, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(InspirationsDocument, {}),
    texts,
  ]);
  const steps = [
    { label: breadcrumb.home, url: href('home', platform.language) },
    { label: seo.title, language: seo.titleLanguage },
  ];
  return {
    seo,
    structured: [itemList(platform, inspirations), breadcrumbList(platform, steps)],
    path,
    steps,
    inspirations,
  };
}
