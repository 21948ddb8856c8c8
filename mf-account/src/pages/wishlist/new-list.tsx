import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './new-list.module.css';
import { PlainTitleForm, TitleForm } from './title-form.tsx';

/** The tile that makes a list (R252). */
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
      <noscript className={styles.form}>
        <PlainTitleForm
          form="mf-account/create-list"
          label={t('wishlist.create')}
          submit={t('wishlist.create-submit')}
        />
      </noscript>
      {isOpen && (
        <div className={styles.form}>
          <TitleForm label={t('wishlist.title')} submit={t('wishlist.create-submit')} save={create} close={close} />
        </div>
      )}
    </>
  );
}
