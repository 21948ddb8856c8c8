import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileKinds, mostFiles } from 'shared/contact';
import { usePlatform } from 'shared/platform';
import { Button, Notice } from 'shared/ui';
import { fileSize } from '../../domain/files.ts';
import styles from './attachments.module.css';
import type { Attachment, Attachments } from './use-attachments.ts';

const accept = [
  ...Object.keys(fileKinds),
  ...Object.values(fileKinds).flatMap((kinds) => kinds.map((one) => `.${one}`)),
];

/**
 * The files of a message, picked or dropped, with the progress of their upload; with four files the picker is hidden.
 */
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
                // The button that has the focus is removed.
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

interface AttachmentRowProps {
  attachment: Attachment;
  remove(): void;
  retry(): void;
}

/** One file: its thumbnail, name, size and progress, and the buttons to cancel, remove or retry it. */
function AttachmentRow({ attachment, remove, retry }: AttachmentRowProps) {
  const { t } = useTranslation();
  const { locale } = usePlatform();
  const { name, thumbnail, sent, id, problem, minutes } = attachment;
  const { value, unit } = fileSize(attachment.size);
  const size = t(`files.${unit}`, { value: new Intl.NumberFormat(locale).format(value) });
  const isOnItsWay = !id && !problem;
  return (
    <li className={styles.row}>
      <span className={styles.thumbnail}>
        {thumbnail ? <img src={thumbnail} alt="" width="48" height="48" /> : <FileIcon />}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.hint} role="status">
          {size}
          {id && ` · ${t('files.there')}`}
        </p>
        {isOnItsWay && (
          <progress className={styles.progress} value={sent} max={1} aria-label={t('files.sending', { name })} />
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {t(`files.${problem}`, { name, minutes })}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {problem && problem !== 'file-refused' && problem !== 'file-too-large' && (
          <Button look="plain" onClick={retry} aria-label={t('files.retry-name', { name })}>
            {t('files.retry')}
          </Button>
        )}
        <Button
          look="plain"
          onClick={remove}
          aria-label={t(isOnItsWay ? 'files.cancel-name' : 'files.remove-name', { name })}
        >
          {t(isOnItsWay ? 'files.cancel' : 'files.remove')}
        </Button>
      </div>
    </li>
  );
}

const FileIcon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    <path d="M6 2.5h8l4.5 4.5v14.5H6zM14 2.5V7h4.5M9 12h6M9 16h6" fill="none" stroke="currentColor" />
  </svg>
);
