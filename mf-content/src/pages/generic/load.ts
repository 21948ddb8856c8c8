import type { PageContext } from 'shared/remote';
import { loadSeo } from 'shared/seo';

/** Any page that editors made (R170). */
export async function load({ platform, route }: PageContext) {
  const path = `/page/${route.params.slug}`;
  return { seo: await loadSeo(platform, path), path };
}
