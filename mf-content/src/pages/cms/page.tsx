import type { PageContext } from 'shared/remote';
import { loadSeo } from 'shared/seo';

export { View } from '../blocks-page.tsx';

/** Legal and other text pages. */
export async function load({ platform, route }: PageContext) {
  const path = `/cms/${route.params.slug}`;
  return { seo: await loadSeo(platform, path), path };
}
