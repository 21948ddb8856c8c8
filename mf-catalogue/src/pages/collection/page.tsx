import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import type { Loaded } from 'shared/remote';
import { href } from 'shared/routes';
import { Breadcrumb } from 'shared/ui';
import type { load } from './load.ts';
import styles from './page.module.css';

/** The way here: the collections, then this one's slug as a name (R149). */
export function View({ data: { path, name, textOnPicture } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const steps = [{ label: t('breadcrumb.collections'), url: href('overview-collection', language) }, { label: name }];
  return (
    <div className={styles.page}>
      <Breadcrumb label={t('breadcrumb.label')} steps={steps} overlay={textOnPicture} />
      <Fragment of="mf-content/blocks" props={{ path }} />
    </div>
  );
}
