import type { PageContext } from 'shared/remote';
import { loadSeo } from 'shared/seo';

const path = '/page/lost-password';

/** The address that was typed at the sign-in comes along. */
export async function load({ platform, route }: PageContext) {
  return { seo: await loadSeo(platform, path), path, email: route.query.email ?? '' };
}
