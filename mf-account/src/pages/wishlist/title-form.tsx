import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, PostedForm } from 'shared/ui';
import styles from './title-form.module.css';

/** What the content system takes. */
const longest = 255;

interface TitleFormProps {
  label: string;
  submit: string;
  title?: string;
  /** Answers whether it was saved: the form stays, with what was typed, where it was not. */
  save(title: string): Promise<boolean>;
  close(): void;
}

/** Asks for the title of a list, which may stay empty (R264). */
export function TitleForm({ label, submit, title = '', save, close }: TitleFormProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const saved = await save(input.current?.value ?? '');
    setBusy(false);
    if (saved) close();
  }

  return (
    <form
      className={styles.form}
      onSubmit={send}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <Field label={label}>
        {(control) => <input {...control} ref={input} defaultValue={title} maxLength={longest} autoComplete="off" />}
      </Field>
      <Button type="submit" busy={busy}>
        {submit}
      </Button>
      <Button look="plain" onClick={close}>
        {t('wishlist.cancel')}
      </Button>
    </form>
  );
}

interface PlainTitleFormProps extends Pick<TitleFormProps, 'label' | 'submit' | 'title'> {
  /** Its action, as `mf-account/create-list`. */
  form: string;
  /** The list that it renames. */
  list?: string;
}

/** The same where there are no scripts to open it: it is there at once. */
export function PlainTitleForm({ form, list, label, submit, title = '' }: PlainTitleFormProps) {
  return (
    <PostedForm form={form} values={{ list }}>
      <div className={styles.form}>
        <Field label={label}>
          {(control) => <input {...control} name="title" defaultValue={title} maxLength={longest} autoComplete="off" />}
        </Field>
        <Button type="submit">{submit}</Button>
      </div>
    </PostedForm>
  );
}
