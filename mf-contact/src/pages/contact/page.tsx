import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { type Platform, usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { loadSeo } from 'shared/seo';
import { PageHeading } from 'shared/ui';
import { ContactForm } from '../../components/form/contact-form.tsx';
import styles from './contact.module.css';
import { MyAddressDocument } from './my-address.generated.ts';

const path = '/page/contact';

export async function load({ platform }: PageContext) {
  const [seo, email] = await Promise.all([loadSeo(platform, path), loadAddress(platform)]);
  return { seo, path, email };
}

/** The e-mail address of the signed-in visitor; empty for guests, and where it cannot be loaded. */
async function loadAddress({ content, signedIn }: Platform): Promise<string> {
  if (!signedIn) return '';
  return content.query(MyAddressDocument, {}).then(
    ({ accountExport }) => accountExport.email,
    () => '',
  );
}

export function View({ data: { seo, path, email } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const steps = [
    { label: t('breadcrumb.home'), url: href('home', language) },
    { label: seo.title, language: seo.titleLanguage },
  ];
  return (
    <>
      <PageHeading label={t('breadcrumb.label')} steps={steps} />
      <Fragment of="mf-content/blocks" props={{ path, underHeading: true }} />
      <section className={styles.form} aria-label={t('form.label')}>
        <ContactForm email={email} />
      </section>
    </>
  );
}
