import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, itemList, loadSeo } from 'shared/seo';
import { LinkPanel, PageHeading, Translated } from 'shared/ui';
import type { JournalCategory } from '../../domain/journal.ts';
import type ownTexts from '../../locales/fr.json';
import { ArticleList, loadList } from './article-list.tsx';
import styles from './page.module.css';

const path = '/overview/article';

export async function load({ platform, route, texts }: PageContext<typeof ownTexts>) {
  const [seo, list, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    loadList(platform, route.query),
    texts,
  ]);
  const steps = [
    { label: breadcrumb.home, url: href('home', platform.language) },
    { label: seo.title, language: seo.titleLanguage },
  ];
  const articles = list.featured ? [list.featured, ...list.others] : [];
  return { seo, structured: [itemList(platform, articles), breadcrumbList(platform, steps)], path, steps, list };
}

/** Heading, filters, the featured article, the others, then the blocks. */
export function View({ data: { path, steps, list } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const chosen = list.categories[list.selected];
  return (
    <>
      <PageHeading label={t('breadcrumb.label')} steps={steps} />
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

interface CategoryFilterProps {
  categories: readonly JournalCategory[];
  /** The place of the chosen one; -1 where all articles are shown. */
  selected: number;
}

/** The categories, each with an address; on narrow screens in a panel, which a choice closes. */
function CategoryFilter({ categories, selected }: CategoryFilterProps) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const address = (category?: string) => `${href('journal', language, {}, { category })}#articles`;
  const chosen = categories[selected];
  return (
    <LinkPanel
      className={styles.filter}
      label={t('journal.filter')}
      chosen={
        chosen && (
          <>
            {t('journal.filtered')} <Translated as="span" text={chosen.name} language={chosen.language} />
          </>
        )
      }
    >
      {({ list, close }) => (
        <>
          <ul {...list}>
            {categories.map(({ name, slug, language: written }, index) => (
              <li key={slug}>
                <a
                  href={address(slug)}
                  lang={written ?? undefined}
                  aria-current={index === selected ? 'true' : undefined}
                  onClick={close}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
          {chosen && (
            <a className={styles.clean} href={address()} onClick={close}>
              {t('journal.clean')}
            </a>
          )}
        </>
      )}
    </LinkPanel>
  );
}
