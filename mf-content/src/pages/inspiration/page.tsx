import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { Breadcrumb, PageHeading } from 'shared/ui';
import type { load } from './load.ts';
import styles from './page.module.css';

/** The way here lies over the hero that begins the page; a page without one has a heading of its own. */
export function View({ data: { path, steps, name, overHero } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const breadcrumb = { label: t('breadcrumb.label'), steps };
  return (
    <div className={styles.page}>
      {overHero ? (
        <Breadcrumb {...breadcrumb} overlay="dark" />
      ) : (
        <PageHeading heading={name} breadcrumb={breadcrumb} />
      )}
      <Fragment of="mf-content/blocks" props={{ path, underHeading: !overHero }} />
    </div>
  );
}
