import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { hrefIn } from 'shared/routes';
import { resetPasswordRules } from '../../domain/form-rules.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { Form } from '../../forms/form.tsx';
import { NewPasswordField } from '../../forms/new-password-field.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useAccountForm } from '../../forms/use-account-form.ts';
import { ResetPasswordDocument } from './reset-password.generated.ts';

interface ResetFormProps {
  label: string;
  /** The address that is filled in. */
  email: string;
  /** Called with what the content system says. */
  done(answer: { email: string; message: string }): void;
}

export function ResetForm({ label, email, done }: ResetFormProps) {
  const { t } = useTranslation();
  const { content, country, language } = usePlatform();
  const form = useAccountForm<{ email: string; tempPassword: string; password: string }>({
    name: 'reset-password',
    rules: resetPasswordRules,
    async send(values) {
      const { isError, message } = (await content.mutate(ResetPasswordDocument, values)).resetPassword;
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
