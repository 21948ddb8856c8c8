import type { PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, itemList, loadSeo } from 'shared/seo';
import { textsOf } from '../../locales/texts-of.ts';
import { InspirationsDocument } from './inspirations.generated.ts';

const path = '/overview/inspiration';

export async function load({ platform }: PageContext) {
  const [seo, { inspirations }, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(InspirationsDocument, {}),
    textsOf(platform.language),
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
