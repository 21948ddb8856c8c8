import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusedWith } from 'shared/errors';
import type { Platform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { loadSeo } from 'shared/seo';
import { AccountPage } from '../../components/account-page.tsx';
import { ChangeEmail } from './change-email-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { MyAccountDocument } from './my-account.generated.ts';
import styles from './page.module.css';
import { SignOut } from './sign-out.tsx';
import { Verification } from './verification.tsx';

const path = '/page/my-account';

export async function load({ platform }: PageContext) {
  const [seo, account] = await Promise.all([loadSeo(platform, path), loadAccount(platform)]);
  return { seo, path, ...account };
}

/** A session that has just ended elsewhere has no address; the tab finds that out a moment later, and leaves. */
async function loadAccount({ content }: Platform): Promise<{ email: string; isVerified: boolean }> {
  try {
    const { email, emailVerified } = (await content.query(MyAccountDocument, {})).accountExport;
    return { email, isVerified: emailVerified };
  } catch (error) {
    if (isRefusedWith(error, '403')) return { email: '', isVerified: true };
    throw error;
  }
}

/** The visitor's own account: password, data, and the ways out (R291). */
export function View({ data }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const [{ email, isVerified }, setAccount] = useState({ email: data.email, isVerified: data.isVerified });
  return (
    <AccountPage data={data}>
      <div className={styles.sections}>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('my-account.session.heading')}</h2>
          <div className={styles.content}>
            {email && <p>{t('my-account.session.text', { email })}</p>}
            <SignOut />
          </div>
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('my-account.update-password.heading')}</h2>
          <div className={styles.content}>
            <ChangePasswordForm email={email} />
          </div>
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('my-account.email.heading')}</h2>
          <div className={styles.content}>
            {!isVerified && <Verification />}
            <p>{t('my-account.email.text')}</p>
            {/* The code for it came to the new address. */}
            <ChangeEmail changed={(changed) => setAccount({ email: changed, isVerified: true })} />
          </div>
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('my-account.export.heading')}</h2>
          <div className={styles.content}>
            <p>{t('my-account.export.text')}</p>
            <ExportData />
          </div>
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('my-account.delete.heading')}</h2>
          <div className={styles.content}>
            <p>{t('my-account.delete.text')}</p>
            <DeleteAccount />
          </div>
        </section>
      </div>
    </AccountPage>
  );
}
