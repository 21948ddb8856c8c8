import type { PageContext } from 'shared/remote';
import { loadSeo } from 'shared/seo';

const path = '/page/contact';

export async function load({ platform }: PageContext) {
  return { seo: await loadSeo(platform, path), path };
}
