import { type MouseEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { guestList, onGuestListChange } from 'shared/guest-list';
import { openSearch, useBusState, usePlatform } from 'shared/platform';
import { hrefIn } from 'shared/routes';
import { InPageLink } from 'shared/ui';
import { whenIdle } from '../../../platform/when-idle.ts';
import { CountryTool } from '../country/country.tsx';
import { isTouch, type Opening } from '../state/opening.ts';
import { AccountIcon, HeartIcon, SearchIcon, StoreIcon } from './icons.tsx';
import styles from './tools.module.css';

/** Search, wishlist, stores, account, country: what is at hand on every page. */
export function Tools({ opening, narrow }: { opening: Opening; narrow: boolean }) {
  const { t } = useTranslation();
  const { country, language } = usePlatform();
  const { signedIn } = useBusState('auth');
  const hasSaved = useHasSaved(signedIn);
  return (
    <ul className={styles.tools}>
      <SearchTool />
      <li className={styles.tool}>
        <a className={styles.control} href={hrefIn(country, signedIn ? 'wishlist' : 'login', language)}>
          <HeartIcon />
          <span className="visually-hidden">{t('header.wishlist')}</span>
          {hasSaved && <Fragment of="role:saved" props={{}} />}
        </a>
      </li>
      <li className={styles.tool}>
        <a
          className={styles.control}
          href={hrefIn(country, 'store-locator', language)}
          aria-label={t('header.store-locator')}
          data-full-navigation
        >
          <StoreIcon />
        </a>
      </li>
      <AccountTool opening={opening} narrow={narrow} />
      <CountryTool opening={opening} />
    </ul>
  );
}

/** Opens the search overlay with an empty query; without scripts, or in a new tab, it leads to the search page. */
export function SearchTool() {
  const { t } = useTranslation();
  const { bus, open, country, language } = usePlatform();
  return (
    <li className={styles.tool}>
      <InPageLink
        className={styles.control}
        href={hrefIn(country, 'search', language)}
        aria-label={t('header.search')}
        data-full-navigation
        go={() => openSearch({ bus, open })}
      >
        <SearchIcon />
      </InPageLink>
    </li>
  );
}

const key = 'account';

/** Leads to the account; who is signed in gets a small window with it and the way out by pointer, focus or touch. */
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

/** Whether the visitor may have saved products, asked when the browser has nothing else to do: nobody else needs their number. */
export function useHasSaved(signedIn: boolean): boolean {
  const [hasSaved, setHasSaved] = useState(false);
  useEffect(() => {
    const ask = () => setHasSaved((before) => before || signedIn || guestList().length > 0);
    const stopWaiting = whenIdle(ask);
    const stopListening = onGuestListChange(ask);
    return () => {
      stopWaiting();
      stopListening();
    };
  }, [signedIn]);
  return hasSaved;
}
