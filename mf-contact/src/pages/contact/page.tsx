import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import type { Loaded } from 'shared/remote';
import { href } from 'shared/routes';
import { PageHeading } from 'shared/ui';
import { ContactForm } from '../../components/form/contact-form.tsx';
import styles from './contact.module.css';
import type { load } from './load.ts';

export function View({ data: { seo, path, email } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const steps = [
    { label: t('breadcrumb.home'), url: href('home', language) },
    { label: seo.title, language: seo.titleLanguage },
  ];
  return (
    <>
      <PageHeading
        heading={seo.title}
        headingLanguage={seo.titleLanguage}
        breadcrumb={{ label: t('breadcrumb.label'), steps }}
      />
      <Fragment of="mf-content/blocks" props={{ path, underHeading: true }} />
      <section className={styles.form} aria-label={t('form.label')}>
        <ContactForm email={email} />
      </section>
    </>
  );
}
