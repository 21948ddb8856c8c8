import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded, PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, collectionPage, loadSeo } from 'shared/seo';
import { Breadcrumb, PageHeading } from 'shared/ui';
import type ownTexts from '../../locales/fr.json';
import { InspirationHeroDocument } from './inspiration-hero.generated.ts';
import styles from './page.module.css';

export async function load({ platform, route, texts }: PageContext<typeof ownTexts>) {
  const path = `/inspiration/${route.params.slug}`;
  const [seo, { blocksForPage }, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(InspirationHeroDocument, { path }),
    texts,
  ]);
  const first = blocksForPage?.[0];
  const hero = first && 'heading' in first ? first : undefined;
  const name = hero?.heading ?? seo.title;
  const steps = [
    { label: breadcrumb.inspirations, url: href('overview-inspiration', platform.language) },
    { label: name, language: hero?.headingLanguage },
  ];
  return {
    seo,
    structured: [collectionPage(platform, name, seo), breadcrumbList(platform, steps)],
    path,
    steps,
    hasHero: hero !== undefined,
    overHero: hero?.__typename === 'HeroFullscreen',
  };
}

/** The way here, over a hero that rises to the top of the page, before any other; a page without one has its own heading. */
export function View({ data: { path, steps, hasHero, overHero } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const breadcrumb = { label: t('breadcrumb.label'), steps };
  return (
    <div className={styles.page}>
      {hasHero ? (
        <Breadcrumb {...breadcrumb} overlay={overHero ? 'dark' : undefined} />
      ) : (
        <PageHeading {...breadcrumb} />
      )}
      <Fragment of="mf-content/blocks" props={{ path, underHeading: !hasHero }} />
    </div>
  );
}
