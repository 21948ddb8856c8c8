import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileKinds, mostFiles } from 'shared/contact';
import { Notice } from 'shared/ui';
import { AttachmentRow } from './attachment-row.tsx';
import styles from './attachments.module.css';
import type { Attachments } from './use-attachments.ts';

const accept = [
  ...Object.keys(fileKinds),
  ...Object.values(fileKinds).flatMap((kinds) => kinds.map((one) => `.${one}`)),
];

/** The files of a message: picked or dropped, listed with how far they have come; the picker goes when four are held (R335). */
export function AttachmentsField({ attachments }: { attachments: Attachments }) {
  const { t } = useTranslation();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [isOver, setOver] = useState(false);
  const { list, refused, add, remove, retry } = attachments;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  }
  return (
    <fieldset ref={group} className={styles.field} tabIndex={-1} aria-describedby={`${id}-hint`}>
      <legend className={styles.label}>
        {t('files.label')} <span className={styles.muted}>{t('form.optional')}</span>
      </legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('files.hint')}
      </p>
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map((attachment) => (
            <AttachmentRow
              key={attachment.key}
              attachment={attachment}
              retry={() => retry(attachment.key)}
              remove={() => {
                // The button that had the focus goes.
                group.current?.focus();
                remove(attachment.key);
              }}
            />
          ))}
        </ul>
      )}
      {list.length < mostFiles && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the other way to do what the input inside does
        <div
          className={styles.zone}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            id={`${id}-input`}
            className={styles.input}
            type="file"
            multiple
            accept={accept.join()}
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])]);
              // The same file can be picked again after it was removed.
              currentTarget.value = '';
            }}
          />
          <label className={styles.pick} htmlFor={`${id}-input`}>
            {t('files.pick')}
          </label>
          <span className={styles.drop}>{t('files.drop')}</span>
        </div>
      )}
      {refused.length > 0 && (
        <Notice kind="error">
          {refused.map(({ name, why }) => (
            <p key={`${name} ${why}`}>{t(`files.${why}`, { name })}</p>
          ))}
        </Notice>
      )}
    </fieldset>
  );
}
