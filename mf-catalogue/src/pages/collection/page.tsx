import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded, PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, collectionPage, loadSeo } from 'shared/seo';
import { Breadcrumb } from 'shared/ui';
import type ownTexts from '../../locales/fr.json';
import { CollectionSchemeDocument } from './collection-scheme.generated.ts';
import styles from './page.module.css';

/** The way here: the collections, then this one's slug as a name. */
export async function load({ platform, route, texts }: PageContext<typeof ownTexts>) {
  const slug = route.params.slug ?? '';
  const path = `/collection/${slug}`;
  const [seo, { blocksForPage }, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(CollectionSchemeDocument, { path }),
    texts,
  ]);
  const hero = blocksForPage?.find((block) => block.__typename === 'HeroCollection');
  const name = capitalised(slug, platform.locale);
  const steps = [
    { label: breadcrumb.collections, url: href('overview-collection', platform.language) },
    { label: name },
  ];
  return {
    seo,
    structured: [collectionPage(platform, name, seo), breadcrumbList(platform, steps)],
    path,
    steps,
    colorScheme: hero?.collection.colorScheme,
  };
}

export function View({ data: { path, steps, colorScheme } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <Breadcrumb label={t('breadcrumb.label')} steps={steps} overlay={colorScheme === 'dark' ? 'dark' : 'light'} />
      <Fragment of="mf-content/blocks" props={{ path }} />
    </div>
  );
}

/** A slug as a name: `line-120` becomes `Line-120`, in the writing of a locale. */
export function capitalised(slug: string, locale: string): string {
  const [first = '', ...rest] = slug;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
