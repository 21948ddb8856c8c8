import { useTranslation } from 'react-i18next';
import { Button, Field, Notice } from 'shared/ui';
import { mailDraft } from '../../../domain/mail-draft.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import styles from './share-panel.module.css';
import { useSharing } from './use-sharing.ts';

/** Lets others read a list by a link, sent from the visitor's own mail program, and takes such links back (R253, C45). */
export function SharePanel({ list, title }: { list: Wishlist; title: string }) {
  const { t } = useTranslation();
  const { link, isShared, outcome, busy, share, copy, stop } = useSharing(list.id);
  const subject = t('wishlist.mail-subject', { title });
  return (
    <section className={styles.panel} aria-label={t('wishlist.send')}>
      <p className={styles.text}>{t('wishlist.share-text')}</p>
      {link ? (
        <>
          <Field label={t('wishlist.link')}>
            {(control) => <input {...control} readOnly value={link} onFocus={({ target }) => target.select()} />}
          </Field>
          <div className={styles.buttons}>
            <a className={styles.mail} href={mailDraft({ subject, body: t('wishlist.mail-body', { title, link }) })}>
              {t('wishlist.mail')}
            </a>
            <Button look="outlined" onClick={() => void copy(link)}>
              {t('wishlist.copy')}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.buttons}>
          <Button busy={busy} onClick={share}>
            {t('wishlist.share')}
          </Button>
        </div>
      )}
      {isShared && (
        <div>
          <p className={styles.text}>{t('wishlist.is-shared')}</p>
          <Button look="plain" busy={busy} onClick={stop}>
            {t('wishlist.stop-sharing')}
          </Button>
        </div>
      )}
      {outcome && <Notice kind={outcome === 'failed' ? 'error' : 'success'}>{t(`wishlist.sharing.${outcome}`)}</Notice>}
    </section>
  );
}
