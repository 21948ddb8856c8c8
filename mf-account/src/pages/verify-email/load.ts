import type { PageContext } from 'shared/remote';
import { loadSeo } from 'shared/seo';

/** Editors have one text for all pages of the account. */
const path = '/page/my-account';

/** What proves that the mail came stands in the address. */
export async function load({ platform, route }: PageContext) {
  return { seo: await loadSeo(platform, path), path, proof: route.params.slug ?? '' };
}
