import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from 'shared/ui';
import styles from './form.module.css';
import type { AccountForm } from './use-account-form.ts';

interface FormProps {
  /** Its name: the text of the heading over it. */
  label: string;
  form: Pick<AccountForm<never>, 'submit' | 'busy' | 'problem'>;
  /** What the button says. */
  action: string;
  children: ReactNode;
  /** Stands beside the button. */
  aside?: ReactNode;
}

/** The frame of every form: its fields, what went wrong, and the button. */
export function Form({ label, form, action, children, aside }: FormProps) {
  const { t } = useTranslation();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!form.busy) void form.submit();
  };
  // As `post`, a form that is sent before its code is here puts no password into an address.
  return (
    <form className={styles.form} method="post" aria-label={label} aria-busy={form.busy} noValidate onSubmit={send}>
      {children}
      {form.problem && <Notice kind="error">{form.problem}</Notice>}
      <noscript>
        <p>{t('forms.no-script')}</p>
      </noscript>
      <div className={styles.end}>
        <Button type="submit" busy={form.busy}>
          {action}
        </Button>
        {aside}
      </div>
    </form>
  );
}
