import type { PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, itemList, loadSeo } from 'shared/seo';
import { textsOf } from '../../locales/texts-of.ts';
import { CollectionsDocument } from './collections.generated.ts';

const path = '/overview/collection';

export async function load({ platform }: PageContext) {
  const [seo, { collections }, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(CollectionsDocument, {}),
    textsOf(platform.language),
  ]);
  const steps = [{ label: breadcrumb.home, url: href('home', platform.language) }, { label: seo.title }];
  return {
    seo,
    structured: [itemList(platform, collections), breadcrumbList(platform, steps)],
    path,
    steps,
    collections,
  };
}
