import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { signInRules } from '../domain/form-rules.ts';
import { isRefusal } from '../domain/refusal.ts';
import type { Credentials } from '../session/use-sign-in.ts';
import { EmailField } from './email-field.tsx';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

interface SignInFormProps {
  signIn(credentials: Credentials): Promise<void>;
  aside?: ReactNode;
  /** The address that was typed in the other form, and will be in this one. */
  typed?: RefObject<string>;
}

export function SignInForm({ signIn, aside, typed }: SignInFormProps) {
  const { t } = useTranslation();
  const form = useAccountForm<Credentials>({
    name: 'sign-in',
    rules: signInRules,
    send: async (credentials) => void (await signIn(credentials)),
    explain: (error) => t(`login.sign-in.errors.${isRefusal(error, '403') ? '403' : '500'}`),
  });
  return (
    <Form label={t('login.sign-in.heading')} form={form} action={t('login.sign-in.submit')} aside={aside}>
      <EmailField form={form} typed={typed} />
      <PasswordField form={form} name="password" label={t('fields.password')} fill="current-password" />
    </Form>
  );
}
