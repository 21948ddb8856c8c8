import { useTranslation } from 'react-i18next';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

/** A password that the visitor makes up now, with the rule for passwords as its hint. */
export function NewPasswordField<Name extends string>(
  props: Pick<PasswordFieldProps<Name>, 'form' | 'name' | 'label'>,
) {
  const { t } = useTranslation();
  return <PasswordField {...props} hint={t('fields.password-hint')} fill="new-password" />;
}
