import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { badgeAddress } from './badge-address.ts';
import styles from './badges.module.css';

interface Icon {
  url: string;
  alt: string;
  altLanguage: string | null;
}

/** What the house promises; the words beside each drawing are in the page's language, whatever the drawing says (R95, C46). */
export function Badges({ icons }: { icons: readonly Icon[] }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  return (
    <ul className={styles.badges} aria-label={t('footer.badges')}>
      {icons.map(({ url, alt, altLanguage }) => (
        <li key={url} className={styles.badge} lang={altLanguage ?? undefined}>
          <img src={badgeAddress(url, language)} alt="" width="96" height="96" loading="lazy" decoding="async" />
          {alt}
        </li>
      ))}
    </ul>
  );
}
