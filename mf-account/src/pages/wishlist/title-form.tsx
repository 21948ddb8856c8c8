import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, PostedForm } from 'shared/ui';
import styles from './title-form.module.css';

/** The tile that makes a list. */
export function NewList({ create }: { create(title: string): Promise<boolean> }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const tile = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    tile.current?.focus();
  }

  return (
    <>
      <button
        ref={tile}
        type="button"
        className={`${styles.tile} with-scripts`}
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
          <path d="M8 2v12M2 8h12" fill="none" stroke="currentColor" strokeWidth="1.25" />
        </svg>
        {t('wishlist.create')}
      </button>
      <noscript className={styles.opened}>
        <PlainTitleForm
          form="mf-account/create-list"
          label={t('wishlist.create')}
          submit={t('wishlist.create-submit')}
        />
      </noscript>
      {isOpen && (
        <div className={styles.opened}>
          <TitleForm label={t('wishlist.title')} submit={t('wishlist.create-submit')} save={create} close={close} />
        </div>
      )}
    </>
  );
}

/** The longest title that the content system takes, in characters. */
const longest = 255;

interface TitleFormProps {
  label: string;
  submit: string;
  title?: string;
  /** Answers whether it was saved: where it was not, the form stays with what was typed. */
  save(title: string): Promise<boolean>;
  close(): void;
}

/** Asks for the title of a list, which may stay empty. */
export function TitleForm({ label, submit, title = '', save, close }: TitleFormProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function send(event: SubmitEvent) {
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

/** The same form without scripts: it is open from the start, and the browser posts it. */
export function PlainTitleForm({ form, list, label, submit, title = '' }: PlainTitleFormProps) {
  return (
    <PostedForm form={form} values={{ list }} once>
      <div className={styles.form}>
        <Field label={label}>
          {(control) => <input {...control} name="title" defaultValue={title} maxLength={longest} autoComplete="off" />}
        </Field>
        <Button type="submit">{submit}</Button>
      </div>
    </PostedForm>
  );
}
