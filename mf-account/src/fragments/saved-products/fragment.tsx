import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { savedProducts, useBusState, usePlatform } from 'shared/platform';
import { saveGuestList } from '../../guest-list/save-guest-list.ts';
import { SaveNotice } from '../../notices/save-notice.tsx';
import { keepCurrent } from '../../wishlists/keep-current.ts';
import styles from './fragment.module.css';

/** Nothing is fetched before it is shown: the lists come while the visitor reads on. */
export const load = async () => ({});

/** The number of saved products, in the header of every page; it keeps the lists of the tab up to date. */
export function View() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { bus } = platform;
  const saved = useBusState('wishlists');
  const start = useEffectEvent(() => {
    const stop = keepCurrent(platform);
    // It also saves what a sign-in could not: the line was down, or the tab was closed.
    if (bus.current('auth').signedIn)
      saveGuestList(platform).catch((cause) => console.info('The wishlists could not be fetched', cause));
    return stop;
  });
  useEffect(() => start(), []);
  const count = savedProducts(saved).size;
  return (
    <>
      {count > 0 && (
        <span className={styles.number}>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{t('wishlist.count', { count })}</span>
        </span>
      )}
      <SaveNotice />
    </>
  );
}
