import type { PageContext } from 'shared/remote';
import { loadSeo, organization } from 'shared/seo';

export { View } from '../blocks-page.tsx';

/** The content system has the home page under a slug of its own. */
export async function load({ platform }: PageContext) {
  const path = '/page/page-daccueil';
  return { seo: await loadSeo(platform, path), structured: [organization(platform)], path };
}
