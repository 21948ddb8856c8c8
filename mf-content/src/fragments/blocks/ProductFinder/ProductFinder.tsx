import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { CallToAction } from 'shared/ui';
import { DocumentLink } from '../DocumentLink/DocumentLink.tsx';
import type { ProductFinderFragment } from './ProductFinder.generated.ts';
import styles from './ProductFinder.module.css';

/** The value of the type in the address of the list, the same in every language. */
const mirrors = 'Miroir';

/** The way to a mirror: all of them, and the catalogue to take along (R204). */
export function ProductFinder({ block }: { block: ProductFinderFragment }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const url = href('overview-product', language, {}, { type: mirrors });
  return (
    <section className={styles.section}>
      <h2>{t('finder.heading')}</h2>
      <p className={styles.text}>{t('finder.text')}</p>
      <div className={styles.links}>
        <DocumentLink document={block.document} />
        <CallToAction link={{ url, label: t('finder.all') }} />
      </div>
    </section>
  );
}
