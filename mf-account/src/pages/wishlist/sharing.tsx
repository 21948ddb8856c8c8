import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetWrite, sendOnce } from 'shared/browser';
import { isUnanswered } from 'shared/errors';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { Button, Field, Notice } from 'shared/ui';
import type { Wishlist } from '../../domain/wishlist.ts';
import { sentenceOf } from '../../notices/sentence-of.ts';
import { whoAmI } from '../../session/account.ts';
import { ListSharingDocument, RevokeWishlistSharesDocument, ShareWishlistDocument } from './sharing.generated.ts';
import styles from './sharing.module.css';

interface SharePanelProps {
  list: Wishlist;
  title: string;
  /** The link that was made on this page: the site keeps nothing by which it could show it again. */
  link: string | undefined;
  setLink(link: string | undefined): void;
}

/** Shares a list by a link, sent from the visitor's own mail program, and revokes such links. */
export function SharePanel({ list, title, ...shared }: SharePanelProps) {
  const { t } = useTranslation();
  const { link } = shared;
  const { isShared, outcome, busy, share, copy, stop } = useSharing(list.id, shared);
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
      <div aria-live="polite">
        {outcome && <Notice kind={outcome.failed ? 'error' : 'success'}>{outcome.text}</Notice>}
      </div>
    </section>
  );
}

/** A `mailto:` address that opens a draft in the visitor's own mail program. */
const mailDraft = ({ subject, body }: { subject: string; body: string }): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;

/** The link to a list: made in the language of the page, shown once, copied, and revoked. */
function useSharing(id: string, { setLink }: Pick<SharePanelProps, 'setLink'>) {
  const platform = usePlatform();
  const { content, origin, language } = platform;
  const [isShared, setShared] = useState(false);
  const [busy, setBusy] = useState(false);
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<{ text: string; failed?: true }>();

  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const { userId } = await whoAmI(platform);
      const { wishlists } = await platform.content.query(ListSharingDocument, { userId });
      return wishlists.some((list) => list.id === id && list.isShared);
    };
    ask().then(
      (answer) => isCurrent && setShared((before) => before || answer),
      // Not worth a notice: the visitor can still make a link, and then revoke all.
      (error) => console.error('Whether a list is shared could not be found out', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [platform, id]);

  async function attempt(work: () => Promise<'made' | 'copied' | 'stopped'>) {
    setBusy(true);
    try {
      setOutcome({ text: t(`wishlist.sharing.${await work()}`) });
    } catch (error) {
      console.error('The sharing of a list could not be changed', error);
      const problem = t(isUnanswered(error) ? 'wishlist.unanswered' : 'wishlist.sharing.failed');
      setOutcome({ text: sentenceOf(t, error, problem), failed: true });
    }
    setBusy(false);
  }

  return {
    isShared,
    busy,
    outcome,
    share: () =>
      attempt(async () => {
        const send = (key: string) => content.mutate(ShareWishlistDocument, { wishlistUuid: id }, { key });
        const { shareWishlist } = await sendOnce(`share ${id}`, send);
        setLink(`${origin}${href('shared-wishlist', language, { slug: shareWishlist.token })}`);
        setShared(true);
        return 'made';
      }),
    copy: (text: string) =>
      attempt(async () => {
        await navigator.clipboard.writeText(text);
        return 'copied';
      }),
    stop: () =>
      attempt(async () => {
        forgetWrite(`share ${id}`);
        await content.mutate(RevokeWishlistSharesDocument, { wishlistUuid: id });
        setLink(undefined);
        setShared(false);
        return 'stopped';
      }),
  };
}
