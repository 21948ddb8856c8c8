import type { PageContext } from 'shared/remote';
import { loadSeo } from 'shared/seo';

const path = '/page/reset-password';

/** The address of the visitor comes with the link (R288). */
export async function load({ platform, route }: PageContext) {
  return { seo: await loadSeo(platform, path), path, email: route.query.email ?? '' };
}
