import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import type { Loaded } from 'shared/remote';
import { Breadcrumb, Picture } from 'shared/ui';
import { articleDate } from '../../domain/article-date.ts';
import type { load } from './load.ts';
import styles from './page.module.css';

/** An article: its label, heading, author, day and main picture (R161), then its blocks. */
export function View({ data: { path, steps, article } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  return (
    <article>
      <header>
        <Breadcrumb label={t('breadcrumb.label')} steps={steps} />
        <div className={styles.words}>
          <p className={styles.label} lang={article.labelLanguage ?? undefined}>
            {article.label}
          </p>
          <h1 className={styles.heading} lang={article.headingLanguage ?? undefined}>
            {article.heading}
          </h1>
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
