import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { ProductFinderFragment } from './ProductFinder.generated.ts';
import styles from './ProductFinder.module.css';

/** The guided way to a mirror, with the catalogue to take along. */
export function ProductFinder({ block }: { block: ProductFinderFragment }) {
  const { url, label, labelLanguage } = block.document;
  const { t } = useTranslation();
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <h2>{t('finder.heading')}</h2>
        <p className={styles.text}>{t('finder.text')}</p>
      </div>
      <Fragment
        of="mf-catalogue/mirror-finder"
        props={{ document: { url, label, labelLanguage: labelLanguage ?? undefined } }}
      />
    </section>
  );
}
