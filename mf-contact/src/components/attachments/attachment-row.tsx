import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { Button } from 'shared/ui';
import { fileSize } from '../../domain/file-size.ts';
import styles from './attachments.module.css';
import type { Attachment } from './use-attachments.ts';

interface AttachmentRowProps {
  attachment: Attachment;
  remove(): void;
  retry(): void;
}

/** One file: what it looks like, its name and size, how far it has come, and the way to be rid of it. */
export function AttachmentRow({ attachment, remove, retry }: AttachmentRowProps) {
  const { t } = useTranslation();
  const { locale } = usePlatform();
  const { name, thumbnail, sent, id, problem } = attachment;
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
            {t(`files.${problem}`, { name })}
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
