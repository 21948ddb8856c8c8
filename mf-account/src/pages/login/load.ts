import type { PageContext } from 'shared/remote';
import { loadSeo } from 'shared/seo';

const path = '/page/login';

/** The address of the visitor comes along after a new password was set. */
export async function load({ platform, route }: PageContext) {
  return { seo: await loadSeo(platform, path), path, email: route.query.email ?? '' };
}
