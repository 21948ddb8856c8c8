import type { PageContext } from 'shared/remote';
import { loadSeo } from 'shared/seo';

/** Editors have one text for all pages of the account. */
const path = '/page/my-account';

/** The address holds the proof that the mail came. */
export async function load({ platform, route }: PageContext) {
  return { seo: await loadSeo(platform, path), path, proof: route.params.slug ?? '' };
}
