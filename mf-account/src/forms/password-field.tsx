import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from 'shared/ui';
import styles from './password-field.module.css';

export interface PasswordFieldProps<Name extends string> {
  form: { input(name: Name): UseFormRegisterReturn; problemOf(name: Name): string | undefined };
  name: Name;
  label: string;
  hint?: string;
  /** What a password manager offers: the one that it keeps, one that it makes up, or a code that came by mail. */
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
