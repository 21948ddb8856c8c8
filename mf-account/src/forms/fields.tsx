import { type RefObject, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from 'shared/ui';
import type { AccountForm } from './account-form.tsx';
import styles from './fields.module.css';

interface EmailFieldProps {
  form: Pick<AccountForm<{ email: string }>, 'input' | 'problemOf'>;
  /** What it asks for; the address of the account unless said otherwise. */
  label?: string;
  /** Its first value. */
  value?: string;
  /** Holds what is typed, for another form that asks the same. */
  typed?: RefObject<string>;
}

/** The e-mail address of an account, as password managers know it. */
export function EmailField({ form, label, value, typed }: EmailFieldProps) {
  const { t } = useTranslation();
  const problem = form.problemOf('email');
  const input = form.input('email');
  return (
    <Field label={label ?? t('fields.email')} error={problem && t(`fields.errors.${problem}`)} required>
      {(control) => (
        <input
          {...control}
          {...input}
          required
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={input.defaultValue ?? value ?? typed?.current}
          onInput={({ currentTarget }) => {
            if (typed) typed.current = currentTarget.value;
          }}
        />
      )}
    </Field>
  );
}

interface PasswordFieldProps<Name extends string> {
  form: { input(name: Name): UseFormRegisterReturn; problemOf(name: Name): string | undefined };
  name: Name;
  label: string;
  hint?: string;
  /** What a password manager offers: the stored password, a new one, or a code that came by mail. */
  fill: 'current-password' | 'new-password' | 'one-time-code';
}

/** A password, hidden until the visitor asks to see it. */
export function PasswordField<Name extends string>({ form, name, label, hint, fill }: PasswordFieldProps<Name>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const problem = form.problemOf(name);
  return (
    <Field label={label} hint={hint} error={problem && t(`fields.errors.${problem}`)} required>
      {({ className, ...control }) => (
        <div className={styles.frame}>
          <input
            {...control}
            {...form.input(name)}
            required
            className={`${className} ${styles.input}`}
            type={shown ? 'text' : 'password'}
            autoComplete={fill}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.show}
            aria-pressed={shown}
            aria-label={t('fields.show', { what: label })}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'fields.hide-short' : 'fields.show-short')}
          </button>
        </div>
      )}
    </Field>
  );
}

/** A new password, with the rule for passwords as its hint. */
export function NewPasswordField<Name extends string>(
  props: Pick<PasswordFieldProps<Name>, 'form' | 'name' | 'label'>,
) {
  const { t } = useTranslation();
  return <PasswordField {...props} hint={t('fields.password-hint')} fill="new-password" />;
}
