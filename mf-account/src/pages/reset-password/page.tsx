import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendOnce } from 'shared/browser';
import { usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { hrefIn } from 'shared/routes';
import { loadSeo } from 'shared/seo';
import { Notice } from 'shared/ui';
import styles from '../../components/account-page.module.css';
import { AccountPage } from '../../components/account-page.tsx';
import { resetPasswordRules } from '../../domain/form-rules.ts';
import { Form, useAccountForm } from '../../forms/account-form.tsx';
import { EmailField, NewPasswordField, PasswordField } from '../../forms/fields.tsx';
import { takeFromPageBefore } from '../../notices/notices.ts';
import { ResetPasswordDocument } from './reset-password.generated.ts';

const path = '/page/reset-password';

/** The query has the visitor's e-mail address. */
export async function load({ platform, route }: PageContext) {
  return { seo: await loadSeo(platform, path), path, email: route.query.email ?? '' };
}

/** How long the success is shown before the login page comes, in ms. */
const successMs = 4000;

/** Sets a new password with the temporary one that came by e-mail. */
export function View({ data }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { country, language, navigate, posted } = usePlatform();
  const [done, setDone] = useState<{ email: string; message: string }>();
  const [sent, setSent] = useState(posted?.done ?? '');
  useEffect(() => setSent((before) => before || takeFromPageBefore('answer')), []);
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

interface ResetFormProps {
  label: string;
  /** The address that is filled in. */
  email: string;
  /** Called with what the content system says. */
  done(answer: { email: string; message: string }): void;
}

function ResetForm({ label, email, done }: ResetFormProps) {
  const { t } = useTranslation();
  const { content, country, language } = usePlatform();
  const form = useAccountForm({
    name: 'reset-password',
    rules: resetPasswordRules,
    async send(values) {
      const send = (key: string) => content.mutate(ResetPasswordDocument, values, { key });
      const { isError, message } = (await sendOnce('reset-password', send)).resetPassword;
      if (isError) return message || t('reset-password.error-text');
      done({ email: values.email, message });
      return undefined;
    },
    explain: () => t('reset-password.error-text'),
  });
  const again = <a href={hrefIn(country, 'lost-password', language, {}, { email })}>{t('reset-password.again')}</a>;
  return (
    <Form label={label} form={form} action={t('reset-password.submit')} aside={again}>
      <EmailField form={form} value={email} />
      <PasswordField form={form} name="tempPassword" label={t('fields.temporary-password')} fill="one-time-code" />
      <NewPasswordField form={form} name="password" label={t('fields.new-password')} />
    </Form>
  );
}
