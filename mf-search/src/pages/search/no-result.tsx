import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import styles from './page.module.css';

interface NoResultProps {
  item: string;
  nearest: readonly string[];
  /** The types of products that there are. */
  range: readonly { name: string; nameLanguage?: string | null; url: string }[];
}

/** Nothing has the text: the words that look like it lead on (R312), and what there is instead. */
export function NoResult({ item, nearest, range }: NoResultProps) {
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
      {range.length > 0 && (
        <nav aria-label={t('search.range')}>
          {t('search.range')}{' '}
          {range.map(({ name, nameLanguage, url }) => (
            <a key={url} className={styles.nearest} href={url} lang={nameLanguage ?? undefined}>
              {name}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
