import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import type { Seo } from 'shared/remote';
import { hrefIn } from 'shared/routes';
import { PageHeading } from 'shared/ui';
import styles from './account-page.module.css';

interface AccountPageProps {
  /** The path of the blocks that editors wrote; without it there are none. */
  data: { seo: Seo; path?: string };
  children?: ReactNode;
}

/** What the pages of accounts have in common: the heading, what editors wrote, and then what the page is for. */
export function AccountPage({ data: { seo, path }, children }: AccountPageProps) {
  const { t } = useTranslation();
  const { country, language } = usePlatform();
  const steps = [
    { label: t('breadcrumb.home'), url: hrefIn(country, 'home', language) },
    { label: seo.title, language: seo.titleLanguage },
  ];
  return (
    <>
      <PageHeading label={t('breadcrumb.label')} steps={steps} />
      {path && <Fragment of="mf-content/blocks" props={{ path, underHeading: true }} />}
      {children && <div className={styles.body}>{children}</div>}
    </>
  );
}
