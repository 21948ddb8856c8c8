import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from 'shared/ui';
import type { AccountForm } from './use-account-form.ts';

interface EmailFieldProps {
  form: Pick<AccountForm<{ email: string }>, 'input' | 'problemOf'>;
  /** What it asks for; the address of the account unless said otherwise. */
  label?: string;
  /** Its first value. */
  value?: string;
  /** Keeps what is typed for another form that asks the same. */
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
