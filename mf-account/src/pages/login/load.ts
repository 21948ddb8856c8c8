import type { PageContext } from 'shared/remote';
import { loadSeo } from '../../seo/load-seo.ts';

const path = '/page/login';

export async function load({ platform }: PageContext) {
  return { seo: await loadSeo(platform, path), path };
}
