import type { PageContext } from 'shared/remote';
import { loadSeo } from 'shared/seo';

/** Legal and other text pages (R170). */
export async function load({ platform, route }: PageContext) {
  const path = `/cms/${route.params.slug}`;
  return { seo: await loadSeo(platform, path), path };
}
