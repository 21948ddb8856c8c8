import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import type { Loaded } from 'shared/remote';
import { hrefIn } from 'shared/routes';
import { Badges } from './badges.tsx';
import styles from './footer.module.css';
import { FooterLink } from './footer-link.tsx';
import type { load } from './load.ts';
import { StoreSearch } from './store-search.tsx';

/** The end of every page: stores and badges on paper, then links, address and copyright on ink. */
export function View({ data: { content } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { country, language } = usePlatform();
  return (
    <footer id="footer" tabIndex={-1} className={styles.footer}>
      <div className={styles.upper}>
        <StoreSearch />
        {content && <Badges icons={content.icons} />}
      </div>
      <div className={styles.lower}>
        <div className={styles.house}>
          <p className={styles.brand}>Rivelle</p>
          {content && <address lang={content.addressLanguage ?? undefined}>{content.address}</address>}
        </div>
        <nav aria-label={t('footer.menu')}>
          <ul className={styles.menu}>
            {content?.menus.map((link, index) => (
              <li key={index}>
                <FooterLink link={link} />
              </li>
            ))}
            <li>
              <FooterLink link={{ url: hrefIn(country, 'contact', language), label: t('footer.contact') }} />
            </li>
          </ul>
        </nav>
        {content && (
          <ul className={styles.socials} aria-label={t('footer.follow')}>
            {content.socials.map((link) => (
              <li key={link.url}>
                <FooterLink link={{ ...link, target: '_blank' }} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.end}>
          <p lang={content?.copyrightLanguage ?? undefined}>{content?.copyright}</p>
          <button type="button" className={styles.cookies} data-consent-settings="">
            {t('footer.cookies')}
          </button>
        </div>
      </div>
    </footer>
  );
}
