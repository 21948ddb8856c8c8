import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import styles from './page.module.css';

/** Nothing has the text: the words that look like it lead on (R312). */
export function NoResult({ item, nearest }: { item: string; nearest: readonly string[] }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  return (
    <div className={styles.none}>
      <p className={styles.said}>{t('search.no-result', { item })}</p>
      {nearest.length > 0 && (
        <p>
          {t('search.nearest')}{' '}
          {nearest.map((word) => (
            <a key={word} className={styles.nearest} href={href('search', language, {}, { item: word })}>
              {word}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
