import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import type { Loaded } from 'shared/remote';
import { href } from 'shared/routes';
import styles from './footer.module.css';
import type { load } from './load.ts';

export function View({ data }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { route } = usePlatform();
  return (
    <footer id="footer" className={styles.footer} tabIndex={-1}>
      <p className={styles.brand}>Rivelle</p>
      <nav aria-label={t('footer.menu')}>
        <ul>
          {data.menus.map(({ url, label, target }) => (
            <li key={url}>
              <a href={url} target={target ?? undefined}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <a href={href('contact', route.language)}>{t('footer.contact')}</a>
          </li>
        </ul>
      </nav>
      <ul aria-label={t('footer.follow')}>
        {data.socials.map(({ url, label }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <address>{data.address}</address>
      <p className={styles.copyright}>{data.copyright}</p>
    </footer>
  );
}
