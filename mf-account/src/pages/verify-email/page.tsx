import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { Notice } from 'shared/ui';
import styles from '../../components/account-page.module.css';
import { AccountPage } from '../../components/account-page.tsx';
import { verifyEmailRules } from '../../domain/form-rules.ts';
import { Form, useAccountForm } from '../../forms/account-form.tsx';
import type ownTexts from '../../locales/fr.json';
import { VerifyEmailDocument } from './verify-email.generated.ts';

/** The slug is the token from the mail. The visitor may not be signed in: the page shows nothing of the account. */
export async function load({ route, texts }: PageContext<typeof ownTexts>) {
  const { heading } = (await texts)['verify-email'];
  return { seo: { title: heading, robots: 'noindex, nofollow' }, proof: route.params.slug ?? '' };
}

/** Confirms the e-mail address by a button, not by opening the link: programs that scan mails follow links, too. */
export function View({ data }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { content, language, posted } = usePlatform();
  const [done, setDone] = useState(posted?.done);
  const form = useAccountForm({
    name: 'verify-email',
    rules: verifyEmailRules,
    async send({ proof }) {
      const { isError, message } = (await content.mutate(VerifyEmailDocument, { proof })).verifyEmail;
      if (isError) return message || t('errors.500');
      setDone(message);
      return undefined;
    },
    explain: () => t('errors.500'),
  });
  return (
    <AccountPage data={data}>
      <div className={styles.form}>
        {done === undefined ? (
          <Form label={t('verify-email.submit')} form={form} action={t('verify-email.submit')}>
            <p>{t('verify-email.text')}</p>
            <input type="hidden" {...form.input('proof')} defaultValue={data.proof} />
          </Form>
        ) : (
          <Notice kind="success">
            {done} <a href={href('my-account', language)}>{t('verify-email.to-account')}</a>
          </Notice>
        )}
      </div>
    </AccountPage>
  );
}
