import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import type { Loaded } from 'shared/remote';
import { href } from 'shared/routes';
import { Breadcrumb } from 'shared/ui';
import type { load } from './load.ts';
import styles from './page.module.css';

/** The way here leads over the list of its type (R140). */
export function View({ data: { path, heading, type, textOnPicture } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const list = type
    ? { label: type.name, url: href('overview-product', language, {}, { type: type.value, subtype: 'all' }) }
    : { label: t('breadcrumb.products'), url: href('overview-product', language) };
  return (
    <div className={styles.page}>
      <Breadcrumb label={t('breadcrumb.label')} steps={[list, { label: heading }]} overlay={textOnPicture} />
      <Fragment of="mf-content/blocks" props={{ path }} />
    </div>
  );
}
