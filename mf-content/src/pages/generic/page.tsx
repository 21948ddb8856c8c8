import type { PageContext } from 'shared/remote';
import { loadSeo } from 'shared/seo';

export { View } from '../blocks-page.tsx';

/** Any page that editors made. */
export async function load({ platform, route }: PageContext) {
  const path = `/page/${route.params.slug}`;
  return { seo: await loadSeo(platform, path), path };
}
