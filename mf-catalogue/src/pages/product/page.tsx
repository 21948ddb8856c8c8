import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { Breadcrumb } from 'shared/ui';
import { Gallery } from './gallery/gallery.tsx';
import type { load } from './load.ts';
import styles from './page.module.css';
import { ToScale } from './to-scale/to-scale.tsx';

/** The way here, the product, its pictures, how big it is, and then the rest of its blocks. */
export function View({ data: { path, steps, textOnPicture, images, toScale } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <Breadcrumb label={t('breadcrumb.label')} steps={steps} overlay={textOnPicture} overlayFrom="wide" />
      <Fragment of="mf-content/blocks" props={{ path, place: 'hero' }} />
      {images && <Gallery images={images} />}
      {toScale && <ToScale {...toScale} />}
      <Fragment of="mf-content/blocks" props={{ path, place: 'after-hero', underHeading: true }} />
    </div>
  );
}
