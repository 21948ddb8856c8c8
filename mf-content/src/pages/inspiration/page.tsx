import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { Breadcrumb, PageHeading } from 'shared/ui';
import type { load } from './load.ts';
import styles from './page.module.css';

/** The way here, over a hero that rises to the top of the page, before any other; a page without one has its own heading. */
export function View({ data: { path, steps, name, hasHero, overHero } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const breadcrumb = { label: t('breadcrumb.label'), steps };
  return (
    <div className={styles.page}>
      {hasHero ? (
        <Breadcrumb {...breadcrumb} overlay={overHero ? 'dark' : undefined} />
      ) : (
        <PageHeading heading={name} breadcrumb={breadcrumb} />
      )}
      <Fragment of="mf-content/blocks" props={{ path, underHeading: !hasHero }} />
    </div>
  );
}
