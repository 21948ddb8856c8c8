import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusedWith } from 'shared/errors';
import { type Platform, usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { loadSeo } from 'shared/seo';
import { Button, Notice } from 'shared/ui';
import { AccountPage } from '../../components/account-page.tsx';
import { dataName } from '../../domain/file-name.ts';
import { sentenceOf } from '../../notices/sentence-of.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ChangeEmail, Verification } from './email.tsx';
import { MyAccountDocument, MyDataDocument } from './my-account.generated.ts';
import styles from './page.module.css';
import { DeleteAccount, SignOut } from './ways-out.tsx';

const path = '/page/my-account';

export async function load({ platform }: PageContext) {
  const [seo, account] = await Promise.all([loadSeo(platform, path), loadAccount(platform)]);
  return { seo, path, ...account };
}

/**
 * Where the session has just ended on another device there is no address; the tab learns that a moment later, and
 * leaves.
 */
async function loadAccount({ content }: Platform): Promise<{ email: string; isVerified: boolean }> {
  try {
    const { email, emailVerified } = (await content.query(MyAccountDocument, {})).accountExport;
    return { email, isVerified: emailVerified };
  } catch (error) {
    if (isRefusedWith(error, '403')) return { email: '', isVerified: true };
    throw error;
  }
}

/** The visitor's own account: password, data, and the ways out. */
export function View({ data }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const [{ email, isVerified }, setAccount] = useState({ email: data.email, isVerified: data.isVerified });
  return (
    <AccountPage data={data}>
      <div className={styles.sections}>
        <Section heading={t('my-account.session.heading')}>
          {email && <p>{t('my-account.session.text', { email })}</p>}
          <SignOut />
        </Section>
        <Section heading={t('my-account.update-password.heading')}>
          <ChangePasswordForm email={email} />
        </Section>
        <Section heading={t('my-account.email.heading')}>
          {!isVerified && <Verification />}
          <p>{t('my-account.email.text')}</p>
          {/* Its code came to the new address, which is thereby confirmed. */}
          <ChangeEmail changed={(changed) => setAccount({ email: changed, isVerified: true })} />
        </Section>
        <Section heading={t('my-account.export.heading')}>
          <p>{t('my-account.export.text')}</p>
          <ExportData />
        </Section>
        <Section heading={t('my-account.delete.heading')}>
          <p>{t('my-account.delete.text')}</p>
          <DeleteAccount />
        </Section>
      </div>
    </AccountPage>
  );
}

const Section = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2 className={styles.heading}>{heading}</h2>
    <div className={styles.content}>{children}</div>
  </section>
);

/** Everything that the account holds, as a file to take away. */
function ExportData() {
  const { t } = useTranslation();
  const { content } = usePlatform();
  const [state, setState] = useState<'idle' | 'busy' | 'done' | { problem: string }>('idle');

  async function fetchAndSave() {
    setState('busy');
    try {
      const { accountExport } = await content.query(MyDataDocument, {});
      // GraphQL's type names mean nothing to the owner of the data.
      const text = JSON.stringify(accountExport, (key, value) => (key === '__typename' ? undefined : value), 2);
      saveFile(dataName(t('my-account.export.file')), new Blob([text], { type: 'application/json' }));
      setState('done');
    } catch (cause) {
      console.info('The data of the account could not be fetched', cause);
      setState({ problem: sentenceOf(t, cause, t('errors.500')) });
    }
  }

  return (
    <>
      <Button look="outlined" className="with-scripts" busy={state === 'busy'} onClick={fetchAndSave}>
        {t('my-account.export.submit')}
      </Button>
      <noscript>
        <p>{t('my-account.export.no-script')}</p>
      </noscript>
      {state === 'done' && <Notice kind="success">{t('my-account.export.success')}</Notice>}
      {typeof state === 'object' && <Notice kind="error">{state.problem}</Notice>}
    </>
  );
}

/** Has the browser save a file under a name. */
function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
