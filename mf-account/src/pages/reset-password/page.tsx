import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { hrefIn } from 'shared/routes';
import { loadSeo } from 'shared/seo';
import { Notice } from 'shared/ui';
import styles from '../../components/account-page.module.css';
import { AccountPage } from '../../components/account-page.tsx';
import { takeMessage } from '../../session/kept-message.ts';
import { ResetForm } from './reset-form.tsx';

const path = '/page/reset-password';

/** The address of the visitor comes with the link (R288). */
export async function load({ platform, route }: PageContext) {
  return { seo: await loadSeo(platform, path), path, email: route.query.email ?? '' };
}

/** How long the success is shown before the login page comes, in ms (R290). */
const successMs = 4000;

/** Sets a new password with the temporary one that came by e-mail (R289). */
export function View({ data }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { country, language, navigate, posted } = usePlatform();
  const [done, setDone] = useState<{ email: string; message: string }>();
  const [sent, setSent] = useState(posted?.done ?? '');
  useEffect(() => setSent((before) => before || takeMessage()), []);
  const login = hrefIn(country, 'login', language, {}, { email: done?.email });
  const leave = useEffectEvent(() => navigate(login, { replace: true }));
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void leave(), successMs);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <AccountPage data={data}>
      <div className={styles.form}>
        {done ? (
          <Notice kind="success">
            {done.message || t('reset-password.success-text')} <a href={login}>{t('reset-password.to-login')}</a>
          </Notice>
        ) : (
          <>
            {sent && <Notice kind="success">{sent}</Notice>}
            <ResetForm label={data.seo.title} email={data.email} done={setDone} />
          </>
        )}
      </div>
    </AccountPage>
  );
}
