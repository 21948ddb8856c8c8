import type { PageContext } from 'shared/remote';
import { loadSeo, organization } from 'shared/seo';

/** The content system keeps the home page under a slug of its own (R130). */
export async function load({ platform }: PageContext) {
  const path = '/page/page-daccueil';
  return { seo: await loadSeo(platform, path), structured: [organization(platform)], path };
}
