import { useTranslation } from 'react-i18next';
import { Field } from 'shared/ui';
import type { AccountForm } from './use-account-form.ts';

interface EmailFieldProps {
  form: Pick<AccountForm<{ email: string }>, 'input' | 'problemOf'>;
  /** What stands in it at first. */
  value?: string;
}

/** The e-mail address of an account, as password managers know it. */
export function EmailField({ form, value }: EmailFieldProps) {
  const { t } = useTranslation();
  const problem = form.problemOf('email');
  return (
    <Field label={t('fields.email')} error={problem && t(`fields.errors.${problem}`)} required>
      {(control) => (
        <input
          {...control}
          {...form.input('email')}
          required
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={value}
        />
      )}
    </Field>
  );
}
