import { NotFoundError } from 'shared/errors';
import type { PageContext } from 'shared/remote';
import { loadSeo } from '../../seo/load-seo.ts';
import { ArticleDocument } from './article.generated.ts';

export async function load({ platform, route }: PageContext) {
  const path = `/article/${route.params.slug}`;
  const [seo, { article }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(ArticleDocument, { path }),
  ]);
  if (!article) throw new NotFoundError(path);
  return { seo, path, article };
}
