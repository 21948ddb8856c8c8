import { useTranslation } from 'react-i18next';
import styles from './badges.module.css';

interface Icon {
  url: string;
  alt: string;
  altLanguage: string | null;
}

/** What the house promises: a drawing each, and the same in words (R95, R96, C46). */
export function Badges({ icons }: { icons: readonly Icon[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.badges} aria-label={t('footer.badges')}>
      {icons.map(({ url, alt, altLanguage }) => (
        <li key={url} className={styles.badge} lang={altLanguage ?? undefined}>
          <img src={url} alt="" width="96" height="96" loading="lazy" decoding="async" />
          {alt}
        </li>
      ))}
    </ul>
  );
}
