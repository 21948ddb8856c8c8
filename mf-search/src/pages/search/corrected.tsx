import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import styles from './page.module.css';

/** What was searched for instead of what was typed, and the way to search for just that: in quotes nothing is put right. */
export function Corrected({ item, corrected }: { item: string; corrected: string }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  return (
    <p className={styles.corrected}>
      {t('search.corrected', { item: corrected })}{' '}
      <a className={styles.refuse} href={href('search', language, {}, { item: `"${item}"` })}>
        {t('search.as-typed', { item })}
      </a>
    </p>
  );
}
