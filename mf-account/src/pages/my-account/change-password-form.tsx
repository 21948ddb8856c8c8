import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendOnce } from 'shared/browser';
import { usePlatform } from 'shared/platform';
import { Notice } from 'shared/ui';
import { changePasswordRules } from '../../domain/form-rules.ts';
import { Form, useAccountForm } from '../../forms/account-form.tsx';
import { NewPasswordField, PasswordField } from '../../forms/fields.tsx';
import { whoAmI } from '../../session/account.ts';
import { isRefusal, withSession } from '../../session/session.ts';
import { UpdatePasswordDocument } from './my-account.generated.ts';

/** Changes the password; a success empties the fields and says so. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { posted } = platform;
  const [done, setDone] = useState(posted?.form === 'mf-account/change-password' && posted.done !== undefined);
  const form = useAccountForm({
    name: 'change-password',
    rules: changePasswordRules,
    async send({ existingPassword, newPassword }) {
      setDone(false);
      await withSession(platform, async () => {
        const { backendUserId: uid } = await whoAmI(platform);
        await sendOnce('change-password', (key) =>
          platform.content.mutate(UpdatePasswordDocument, { uid, existingPassword, newPassword }, { key }),
        );
      });
      form.clear();
      setDone(true);
      return undefined;
    },
    explain: (error) => t(`my-account.update-password.errors.${isRefusal(error, '422') ? '422' : '500'}`),
  });
  const label = t('my-account.update-password.heading');
  return (
    <>
      <Form label={label} form={form} action={t('my-account.update-password.submit')}>
        {/* A password manager needs the user name beside the password. */}
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          form={form}
          name="existingPassword"
          label={t('fields.existing-password')}
          fill="current-password"
        />
        <NewPasswordField form={form} name="newPassword" label={t('fields.new-password')} />
        <PasswordField form={form} name="confirmPassword" label={t('fields.confirm-password')} fill="new-password" />
      </Form>
      {done && !form.busy && !form.problem && <Notice kind="success">{t('my-account.update-password.success')}</Notice>}
    </>
  );
}
