import { type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBusState, usePlatform } from 'shared/platform';
import { hrefIn } from 'shared/routes';
import { isTouch, type Opening } from '../state/opening.ts';
import { AccountIcon } from './icons.tsx';
import styles from './tools.module.css';

const key = 'account';

/** Leads to the account; who is signed in gets a small window with it and the way out by pointer, focus or touch (R78, R79). */
export function AccountTool({ opening, narrow }: { opening: Opening; narrow: boolean }) {
  const { t } = useTranslation();
  const { country, language, session } = usePlatform();
  const { signedIn } = useBusState('auth');
  const [failed, setFailed] = useState(false);
  const windowId = useId();
  const opensOnly = useRef(false);
  const account = hrefIn(country, 'my-account', language);
  const control = { className: styles.control, 'aria-label': t('header.account') };
  if (!signedIn || narrow) {
    return (
      <li className={styles.tool}>
        <a href={account} {...control}>
          <AccountIcon />
        </a>
      </li>
    );
  }

  const isOpen = opening.open === key;
  /** The first touch opens, the second one leads on. */
  const press = (event: PointerEvent) => {
    opensOnly.current = isTouch(event) && !isOpen;
  };
  const follow = (event: MouseEvent) => {
    if (!opensOnly.current) return;
    event.preventDefault();
    opensOnly.current = false;
    opening.show(key);
  };
  const signOut = () => {
    setFailed(false);
    session.signOut().then(
      () => opening.show(undefined),
      () => setFailed(true),
    );
  };

  return (
    <li className={styles.tool} {...opening.around(key)} data-open={isOpen || undefined}>
      <a
        href={account}
        {...control}
        aria-expanded={isOpen}
        aria-controls={windowId}
        onFocus={() => opening.show(key)}
        onPointerDown={press}
        onClick={follow}
      >
        <AccountIcon />
      </a>
      <div id={windowId} className={styles.window}>
        <a href={account}>{t('header.my-account')}</a>
        <button type="button" className={styles.signOut} onClick={signOut}>
          {t('header.sign-out')}
        </button>
        {failed && <p role="alert">{t('header.sign-out-failed')}</p>}
      </div>
    </li>
  );
}
