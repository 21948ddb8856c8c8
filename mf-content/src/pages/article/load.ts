import { NotFoundError } from 'shared/errors';
import type { PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { article as articleData, breadcrumbList, loadSeo } from 'shared/seo';
import type ownTexts from '../../locales/fr.json';
import { ArticleDocument } from './article.generated.ts';

export async function load({ platform, route, texts }: PageContext<typeof ownTexts>) {
  const path = `/article/${route.params.slug}`;
  const [seo, { article }, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(ArticleDocument, { path }),
    texts,
  ]);
  if (!article) throw new NotFoundError(path);
  const steps = [
    { label: breadcrumb.journal, url: href('journal', platform.language) },
    { label: article.heading, language: article.headingLanguage },
  ];
  return {
    seo,
    structured: [articleData(platform, article, seo), breadcrumbList(platform, steps)],
    path,
    steps,
    article,
  };
}
