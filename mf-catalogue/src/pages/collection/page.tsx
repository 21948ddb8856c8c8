import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { Breadcrumb } from 'shared/ui';
import type { load } from './load.ts';
import styles from './page.module.css';

export function View({ data: { path, steps, textOnPicture } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <Breadcrumb label={t('breadcrumb.label')} steps={steps} overlay={textOnPicture} />
      <Fragment of="mf-content/blocks" props={{ path }} />
    </div>
  );
}
