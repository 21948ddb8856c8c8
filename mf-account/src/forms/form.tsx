import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, PostedFields } from 'shared/ui';
import styles from './form.module.css';
import type { AccountForm } from './use-account-form.ts';

interface FormProps {
  /** Its name: the text of the heading over it. */
  label: string;
  form: Pick<AccountForm<never>, 'name' | 'submit' | 'busy' | 'problem'>;
  /** What the button says. */
  action: string;
  children: ReactNode;
  /** Shown beside the button. */
  aside?: ReactNode;
}

/** The frame of every form: its fields, what went wrong, and the button. */
export function Form({ label, form, action, children, aside }: FormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!form.busy) void form.submit();
  };
  // Sent before its code is here, or without any, it is answered by the action of its name.
  return (
    <form className={styles.form} method="post" aria-label={label} aria-busy={form.busy} noValidate onSubmit={send}>
      {form.name && <PostedFields form={`mf-account/${form.name}`} />}
      {children}
      {form.problem && <Notice kind="error">{form.problem}</Notice>}
      {!form.name && <NoScript />}
      <div className={styles.end}>
        <Button type="submit" busy={form.busy}>
          {action}
        </Button>
        {aside}
      </div>
    </form>
  );
}

function NoScript() {
  const { t } = useTranslation();
  return (
    <noscript>
      <p>{t('forms.no-script')}</p>
    </noscript>
  );
}
