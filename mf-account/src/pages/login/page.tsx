import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { loadSeo } from 'shared/seo';
import { Notice } from 'shared/ui';
import { AccountPage } from '../../components/account-page.tsx';
import { LostPasswordLink, SignInForm, SignUpForm } from '../../forms/sign-in-forms.tsx';
import { GuestSelection } from '../../guest-list/guest-selection.tsx';
import { useSignIn } from '../../session/use-sign-in.ts';
import styles from './page.module.css';

const path = '/page/login';

/** The query has the visitor's e-mail address after a new password was set. */
export async function load({ platform, route }: PageContext) {
  return { seo: await loadSeo(platform, path), path, email: route.query.email ?? '' };
}

/** Sign-in and sign-up side by side; both lead to the lists. */
export function View({ data }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { language, navigate, posted } = usePlatform();
  // It replaces the entry in the history: Back leads to the page before this form.
  const signIn = useSignIn(() => void navigate(href('wishlist', language), { replace: true }));
  const typed = useRef(data.email);
  return (
    <AccountPage data={data}>
      {posted?.done && (
        <div className={styles.done}>
          <Notice kind="success">{posted.done}</Notice>
        </div>
      )}
      <GuestSelection />
      <div className={styles.choices}>
        <section className={styles.choice}>
          <h2 className={styles.heading}>{t('login.sign-in.heading')}</h2>
          <p className={styles.text}>{t('login.sign-in.text')}</p>
          <SignInForm signIn={signIn} typed={typed} aside={<LostPasswordLink typed={typed} />} />
        </section>
        <section className={styles.choice}>
          <h2 className={styles.heading}>{t('login.sign-up.heading')}</h2>
          <p className={styles.text}>{t('login.sign-up.text')}</p>
          <SignUpForm signIn={signIn} />
        </section>
      </div>
    </AccountPage>
  );
}
