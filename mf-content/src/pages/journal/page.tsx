import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { PageHeading } from 'shared/ui';
import { ArticleList } from './article-list.tsx';
import { CategoryFilter } from './category-filter.tsx';
import type { load } from './load.ts';
import styles from './page.module.css';

/** Heading, filters, the featured article, the others, then the blocks (R153). */
export function View({ data: { seo, path, steps, list } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const chosen = list.categories[list.selected];
  return (
    <>
      <PageHeading
        heading={seo.title}
        headingLanguage={seo.titleLanguage}
        breadcrumb={{ label: t('breadcrumb.label'), steps }}
      />
      <section className={styles.list} aria-labelledby="articles">
        <div className={styles.top}>
          <h2 id="articles" className={styles.heading} lang={chosen?.language ?? undefined}>
            {chosen?.name ?? t('journal.all')}
          </h2>
          <CategoryFilter categories={list.categories} selected={list.selected} />
        </div>
        <ArticleList given={list} />
      </section>
      <div className={styles.after}>
        <Fragment of="mf-content/blocks" props={{ path, underHeading: true }} />
      </div>
    </>
  );
}
