import type { ReactNode } from 'react';
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type MessageField, type MessageInput, requiredFields, type WrittenMessage } from 'shared/contact';
import { type Control, Field } from 'shared/ui';
import styles from './form.module.css';

/** How somebody wants to be addressed. */
const civilities = ['madam', 'sir', 'neutral'] as const;

/** Where the product was bought. */
const resellerTypes = ['shop', 'website', 'fitter', 'none'] as const;

/** The fields in the order of the page. */
export const fieldsInOrder: readonly MessageField[] = [
  'civility',
  'firstName',
  'lastName',
  'company',
  'email',
  'phone',
  'subject',
  'commandNumber',
  'resellerType',
  'reseller',
  'body',
];

/** Where the list of mistakes leads. */
export const fieldId = (name: MessageField) => `contact-${name}`;

type Form = UseFormReturn<MessageInput, unknown, WrittenMessage>;

interface MessageFieldsProps {
  form: Form;
  /** What was typed in a form that the browser posted. */
  values?: Readonly<Record<string, string>>;
}

interface OneFieldProps extends MessageFieldsProps {
  name: MessageField;
  hint?: string;
  children(control: Control & Omit<UseFormRegisterReturn, keyof Control> & { defaultValue?: string }): ReactNode;
}

function OneField({ form, values, name, hint, children }: OneFieldProps) {
  const { t } = useTranslation();
  const code = form.formState.errors[name]?.message;
  // The Field sets `required`.
  const { required: _, ...registered } = form.register(name);
  const isRequired = requiredFields.includes(name);
  return (
    <Field
      id={fieldId(name)}
      label={t(`field.${name}`)}
      hint={hint}
      error={code && t([`error.${name}.${code}`, `error.${code}`])}
      required={isRequired}
      optional={isRequired ? undefined : t('form.optional')}
    >
      {(control) => children({ ...registered, ...control, defaultValue: values?.[name] })}
    </Field>
  );
}

/** The fields of the form, in reading order, and a honeypot for programs. */
export function MessageFields(given: MessageFieldsProps) {
  const { t } = useTranslation();
  const one = (name: MessageField, autoComplete = 'off', type = 'text', hint?: string) => (
    <OneField {...given} name={name} hint={hint}>
      {(control) => <input {...control} type={type} autoComplete={autoComplete} />}
    </OneField>
  );
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('form.you')}</legend>
        <div className={styles.narrow}>
          <OneField {...given} name="civility">
            {(control) => (
              <select {...control} autoComplete="honorific-prefix">
                <option value="">{t('form.choose')}</option>
                {civilities.map((code) => (
                  <option key={code} value={code}>
                    {t(`civility.${code}`)}
                  </option>
                ))}
              </select>
            )}
          </OneField>
        </div>
        {one('firstName', 'given-name')}
        {one('lastName', 'family-name')}
        {one('company', 'organization')}
        {one('email', 'email', 'email', t('form.email-hint'))}
        {one('phone', 'tel', 'tel', t('form.phone-hint'))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('form.message')}</legend>
        <div className={styles.wide}>{one('subject')}</div>
        <p className={styles.note}>{t('form.purchase-note')}</p>
        {one('commandNumber')}
        <OneField {...given} name="resellerType">
          {(control) => (
            <select {...control}>
              <option value="">{t('form.choose')}</option>
              {resellerTypes.map((code) => (
                <option key={code} value={code}>
                  {t(`reseller.${code}`)}
                </option>
              ))}
            </select>
          )}
        </OneField>
        <div className={styles.wide}>{one('reseller')}</div>
        <div className={styles.wide}>
          <OneField {...given} name="body">
            {(control) => <textarea {...control} rows={8} />}
          </OneField>
        </div>
        <div className={styles.trap} aria-hidden="true">
          <label>
            {t('field.homepage')}
            <input {...given.form.register('homepage')} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </fieldset>
    </>
  );
}
