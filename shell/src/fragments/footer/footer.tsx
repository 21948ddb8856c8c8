import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import type { FragmentContext, Loaded } from 'shared/remote';
import { hrefIn, linkIn } from 'shared/routes';
import type { ContentLink } from 'shared/ui';
import badgeStyles from './badges.module.css';
import { FooterDocument } from './footer.generated.ts';
import styles from './footer.module.css';
import searchStyles from './store-search.module.css';

/** A failure is logged only: the footer shows what needs no content system. */
export async function load({ platform }: FragmentContext<'shell/footer'>) {
  try {
    const { footer } = await platform.content.query(FooterDocument, {});
    const { menus, ...content } = footer.footerMenu;
    const here = menus.map((link) => ({ ...link, url: linkIn(platform.country, link.url) }));
    return { content: { ...content, menus: here } };
  } catch (cause) {
    console.error('The footer has no content', cause);
    return { content: undefined };
  }
}

/** The end of every page: stores and badges on paper, then links, address and copyright on ink. */
export function View({ data: { content } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { country, language, brand } = usePlatform();
  return (
    <footer id="footer" tabIndex={-1} className={styles.footer}>
      <div className={styles.upper}>
        <StoreSearch />
        {content && <Badges icons={content.icons} />}
      </div>
      <div className={styles.lower}>
        <div className={styles.house}>
          <p className={styles.brand}>{brand.name}</p>
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

/** A link of the footer; one that opens a new tab says so to those who do not see it. */
export function FooterLink({ link: { url, label, labelLanguage, target } }: { link: ContentLink }) {
  const { t } = useTranslation();
  const elsewhere = target === '_blank';
  return (
    <a className={styles.link} href={url} target={target ?? undefined} rel={elsewhere ? 'noopener' : undefined}>
      {labelLanguage ? <span lang={labelLanguage}>{label}</span> : label}
      {elsewhere && <span className="visually-hidden"> {t('footer.newTab')}</span>}
    </a>
  );
}

interface Icon {
  url: string;
  alt: string;
  altLanguage: string | null;
}

/** What the house promises: a drawing each, and the same in words. */
export function Badges({ icons }: { icons: readonly Icon[] }) {
  const { t } = useTranslation();
  return (
    <ul className={badgeStyles.badges} aria-label={t('footer.badges')}>
      {icons.map(({ url, alt, altLanguage }) => (
        <li key={url} className={badgeStyles.badge} lang={altLanguage ?? undefined}>
          <img src={url} alt="" width="96" height="96" loading="lazy" decoding="async" />
          {alt}
        </li>
      ))}
    </ul>
  );
}

/** Looks for a store near a place: a plain form, so that it loads the store locator as a page of its own. */
export function StoreSearch() {
  const { t } = useTranslation();
  const { country, language } = usePlatform();
  const place = useId();
  return (
    <form className={searchStyles.form} action={hrefIn(country, 'store-locator', language)}>
      <h2 className={searchStyles.heading}>{t('footer.store.heading')}</h2>
      <label htmlFor={place}>{t('footer.store.place')}</label>
      <div className={searchStyles.field}>
        <input
          id={place}
          className={searchStyles.place}
          name="place"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={searchStyles.submit}>
          <span className="visually-hidden">{t('footer.store.submit')}</span>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
            <path d="M10.500 4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13zM15.500 15.500 21 21" />
          </svg>
        </button>
      </div>
    </form>
  );
}
