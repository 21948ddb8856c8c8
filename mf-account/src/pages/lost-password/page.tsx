import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { hrefIn } from 'shared/routes';
import { loadSeo } from 'shared/seo';
import styles from '../../components/account-page.module.css';
import { AccountPage } from '../../components/account-page.tsx';
import { lostPasswordRules } from '../../domain/form-rules.ts';
import { Form, useAccountForm } from '../../forms/account-form.tsx';
import { EmailField } from '../../forms/fields.tsx';
import { tellOnNextPage } from '../../notices/notices.ts';
import { LostPasswordDocument } from './lost-password.generated.ts';

const path = '/page/lost-password';

/** The query has the e-mail address that was typed at the sign-in. */
export async function load({ platform, route }: PageContext) {
  return { seo: await loadSeo(platform, path), path, email: route.query.email ?? '' };
}

/** Asks for a temporary password, and leads to where it is used. */
export function View({ data }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { content, country, language, navigate } = usePlatform();
  const form = useAccountForm({
    name: 'lost-password',
    rules: lostPasswordRules,
    async send({ email }) {
      const { isError, message } = (await content.mutate(LostPasswordDocument, { email })).lostPassword;
      if (isError) return message || t('lost-password.error-text');
      tellOnNextPage('answer', message);
      await navigate(hrefIn(country, 'reset-password', language, {}, { email }));
      return undefined;
    },
    explain: () => t('lost-password.error-text'),
  });
  const back = <a href={hrefIn(country, 'login', language)}>{t('lost-password.back')}</a>;
  return (
    <AccountPage data={data}>
      <div className={styles.form}>
        <Form label={data.seo.title} form={form} action={t('lost-password.submit')} aside={back}>
          <EmailField form={form} value={data.email} />
        </Form>
      </div>
    </AccountPage>
  );
}
