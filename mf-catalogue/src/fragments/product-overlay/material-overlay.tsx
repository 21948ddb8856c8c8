import { useTranslation } from 'react-i18next';
import { Picture } from 'shared/ui';
import type { OverlayData } from './load.ts';
import styles from './product-overlay.module.css';

/** The washbasins that go with a product (R238). */
export function MaterialOverlay({ basins }: { basins: OverlayData['basins'] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.products}>
      {basins.map(({ heading, headingLanguage, description, descriptionLanguage, image, link }) => (
        <li key={heading} className={styles.product}>
          <Picture className={styles.landscape} sizes="sample" image={image} />
          <div className={styles.words}>
            <h3 lang={headingLanguage ?? undefined}>{heading}</h3>
            <p className={styles.muted} lang={descriptionLanguage ?? undefined}>
              {description}
            </p>
            {link && (
              <a href={link} aria-label={t('overlay.more-named', { basin: heading })}>
                {t('overlay.more')}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
