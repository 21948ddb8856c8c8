import type { PageContext } from 'shared/remote';
import { capitalised } from '../../domain/capitalised.ts';
import { loadSeo } from '../../seo/load-seo.ts';

export async function load({ platform, route }: PageContext) {
  const slug = route.params.slug ?? '';
  const path = `/collection/${slug}`;
  return { seo: await loadSeo(platform, path), path, name: capitalised(slug, platform.locale) };
}
