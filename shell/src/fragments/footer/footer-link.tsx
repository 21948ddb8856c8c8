import { useTranslation } from 'react-i18next';
import type { ContentLink } from 'shared/ui';
import styles from './footer.module.css';

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
