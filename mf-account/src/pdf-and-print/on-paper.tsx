import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { Logo } from 'shared/ui';
import styles from './on-paper.module.css';
import type { QrCode } from './qr-code.ts';
import { allRetailers, type Retailer } from './retailer.ts';

/** What stands above a list on paper alone: the brand, and a code that leads to the list where it has a link. */
export function PaperTop({ code }: { code?: QrCode }) {
  const { t } = useTranslation();
  const { language, brand } = usePlatform();
  return (
    <div className={styles.top}>
      <Logo language={language} brand={brand} />
      {code && (
        <svg
          className={styles.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={t('printable.code')}
        >
          <path d={code.bars.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')} />
        </svg>
      )}
    </div>
  );
}

/** What stands below: a retailer, or where all are found. */
export function PaperEnd({ retailer }: { retailer?: Retailer }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { label, text } = retailer ?? allRetailers(platform, t);
  return (
    <p className={styles.end}>
      <span className={styles.label}>{label}</span>
      {text}
    </p>
  );
}
