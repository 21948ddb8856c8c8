import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { signUpRules } from '../domain/form-rules.ts';
import { isRefusal } from '../domain/refusal.ts';
import type { Credentials } from '../session/use-sign-in.ts';
import { CreateAccountDocument } from './create-account.generated.ts';
import { EmailField } from './email-field.tsx';
import { Form } from './form.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

interface SignUpFormProps {
  signIn(credentials: Credentials): Promise<void>;
  aside?: ReactNode;
  /** The address that was typed in the other form, and will be in this one. */
  typed?: RefObject<string>;
}

/** Makes an account and signs in with the same credentials (R279). */
export function SignUpForm({ signIn, aside, typed }: SignUpFormProps) {
  const { t } = useTranslation();
  const { content } = usePlatform();
  /** The account that this form has made: where only the sign-in failed, only that is tried again. */
  const made = useRef<string>(undefined);
  const form = useAccountForm<Credentials>({
    name: 'sign-up',
    rules: signUpRules,
    async send(credentials) {
      if (made.current !== credentials.email) await content.mutate(CreateAccountDocument, credentials);
      made.current = credentials.email;
      await signIn(credentials);
      return undefined;
    },
    explain: (error) => t(`login.sign-up.errors.${isRefusal(error, '422') ? '422' : '500'}`),
  });
  return (
    <Form label={t('login.sign-up.heading')} form={form} action={t('login.sign-up.submit')} aside={aside}>
      <EmailField form={form} typed={typed} />
      <NewPasswordField form={form} name="password" label={t('fields.password')} />
    </Form>
  );
}
