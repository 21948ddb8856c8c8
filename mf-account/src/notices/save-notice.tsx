import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href, hrefIn } from 'shared/routes';
import { Button, Notice } from 'shared/ui';
import { onNotice, type SaveNotice as Shown, showNotice, shownNotice } from './notices.ts';
import styles from './save-notice.module.css';

/** How long a success stays, in ms; a failure stays until the visitor retries or closes it. */
const successMs = 10_000;

/** Says where a product went, with a link there, over whatever page is shown. */
export function SaveNotice() {
  const { t } = useTranslation();
  const notice = useSyncExternalStore(onNotice, shownNotice, () => undefined);
  const frame = useRef<HTMLDivElement>(null);
  useNextStop(frame, notice);
  useEffect(() => {
    if (!notice || notice.kind === 'failed') return undefined;
    const timer = setTimeout(() => showNotice(undefined), successMs);
    return () => clearTimeout(timer);
  }, [notice]);
  if (!notice) return null;
  return createPortal(
    <div ref={frame} className={styles.notice}>
      <Notice kind={notice.kind === 'failed' ? 'error' : 'success'}>
        <p>
          <Words notice={notice} />
        </p>
      </Notice>
      <Button look="plain" onClick={() => showNotice(undefined)}>
        {t('notices.close')}
      </Button>
    </div>,
    document.body,
  );
}

/**
 * The notice stands at the end of the document, but is the next stop of Tab when it appears, wherever the visitor is; Tab
 * leads from its end back to there.
 */
function useNextStop(frame: RefObject<HTMLElement | null>, notice: Shown | undefined): void {
  useEffect(() => {
    if (!notice) return undefined;
    let origin: Element | null | undefined;
    const step = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const stops = [...(frame.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
      const isIn = stops.some((stop) => stop === document.activeElement);
      let next: Element | null | undefined;
      if (isIn && document.activeElement === stops.at(event.shiftKey ? 0 : -1)) next = origin;
      else if (!isIn && !event.shiftKey && origin === undefined) {
        origin = document.activeElement;
        next = stops[0];
      }
      if (!(next instanceof HTMLElement)) return;
      next.focus();
      if (document.activeElement === next) event.preventDefault();
    };
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [frame, notice]);
}

function Words({ notice }: { notice: Shown }) {
  const { t } = useTranslation();
  const { country, language } = usePlatform();
  if (notice.kind === 'saved') {
    const { id, title } = notice.list;
    return (
      <>
        {t('notices.saved', { title: title.trim() || t('wishlist.untitled') })}{' '}
        <a href={href('wishlist', language, {}, { list: id })} onClick={() => showNotice(undefined)}>
          {t('notices.see-list')}
        </a>
      </>
    );
  }
  if (notice.kind === 'kept-on-device') {
    return (
      <>
        {t('notices.kept-on-device')}{' '}
        <a href={hrefIn(country, 'login', language)} onClick={() => showNotice(undefined)}>
          {t('notices.see-selection')}
        </a>
      </>
    );
  }
  const retry = () => {
    showNotice(undefined);
    notice.retry();
  };
  return (
    <>
      {t('popin.save-failed')}{' '}
      <Button look="plain" onClick={retry}>
        {t('wishlist.retry')}
      </Button>
    </>
  );
}
