import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { sendOnce } from 'shared/browser';
import { usePlatform } from 'shared/platform';
import { hrefIn } from 'shared/routes';
import { signInRules, signUpRules } from '../domain/form-rules.ts';
import { isRefusal } from '../session/session.ts';
import type { Credentials } from '../session/use-sign-in.ts';
import { Form, useAccountForm } from './account-form.tsx';
import { CreateAccountDocument } from './create-account.generated.ts';
import { EmailField, NewPasswordField, PasswordField } from './fields.tsx';

interface SignInFormProps {
  signIn(credentials: Credentials): Promise<void>;
  aside?: ReactNode;
  /** The e-mail address as it was typed last, in this form or in the other. */
  typed?: RefObject<string>;
}

export function SignInForm({ signIn, aside, typed }: SignInFormProps) {
  const { t } = useTranslation();
  const form = useAccountForm({
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

interface SignUpFormProps {
  signIn(credentials: Credentials): Promise<void>;
  aside?: ReactNode;
  /** The e-mail address as it was typed last, in this form or in the other. */
  typed?: RefObject<string>;
}

/** Makes an account and signs in with the same credentials. */
export function SignUpForm({ signIn, aside, typed }: SignUpFormProps) {
  const { t } = useTranslation();
  const { content } = usePlatform();
  const form = useAccountForm({
    name: 'sign-up',
    rules: signUpRules,
    async send(credentials) {
      // Where only the sign-in failed, the next try makes no other account, and signs in.
      await sendOnce('sign-up', async (key) => {
        await content.mutate(CreateAccountDocument, credentials, { key });
        await signIn(credentials);
      });
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

/** Leads to the page for lost passwords, with the address that is typed. */
export function LostPasswordLink({ typed }: { typed: RefObject<string> }) {
  const { t } = useTranslation();
  const { country, language } = usePlatform();
  const address = (email?: string) => hrefIn(country, 'lost-password', language, {}, { email });
  return (
    <a
      href={address()}
      onClick={({ currentTarget }) => {
        currentTarget.href = address(typed.current.trim());
      }}
    >
      {t('login.sign-in.lost-password')}
    </a>
  );
}
