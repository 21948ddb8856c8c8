import { useTranslation } from 'react-i18next';
import { NotFoundError } from 'shared/errors';
import { Fragment } from 'shared/fragments';
import type { Language } from 'shared/i18n';
import { usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { article as articleData, breadcrumbList, loadSeo } from 'shared/seo';
import { Breadcrumb, Picture, Translated } from 'shared/ui';
import type ownTexts from '../../locales/fr.json';
import { ArticleDocument } from './article.generated.ts';
import styles from './page.module.css';

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

/** An article: its label, heading, author, day and main picture, then its blocks. */
export function View({ data: { path, steps, article } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  return (
    <article>
      <header>
        <Breadcrumb label={t('breadcrumb.label')} steps={steps} />
        <div className={styles.words}>
          <Translated className={styles.label} text={article.label} language={article.labelLanguage} />
          <Translated as="h1" className={styles.heading} text={article.heading} language={article.headingLanguage} />
          <p className={styles.byline}>
            <span>{t('article.by', { author: article.author })}</span>
            <time dateTime={article.date}>{articleDate(article.date, platform)}</time>
          </p>
        </div>
        <div className={styles.frame}>
          <Picture className={styles.picture} image={article.imageMain} priority />
        </div>
      </header>
      <Fragment of="mf-content/blocks" props={{ path, underHeading: true }} />
    </article>
  );
}

/** The day of an article in figures: French everywhere writes it as in France, others as in the page's locale. */
export function articleDate(date: string, { language, locale }: { language: Language; locale: string }): string {
  const format = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : locale, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    // A day of the calendar, not a moment: it is the same in every zone.
    timeZone: 'UTC',
  });
  const day = new Date(date);
  return Number.isNaN(day.getTime()) ? date : format.format(day);
}
