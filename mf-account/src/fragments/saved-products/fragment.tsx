import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { savedProducts, useBusState, usePlatform } from 'shared/platform';
import { saveGuestList } from '../../guest-list/save-guest-list.ts';
import { SaveNotice } from '../../notices/save-notice.tsx';
import { syncLists } from '../../wishlists/sync-lists.ts';
import styles from './fragment.module.css';

/** The server fetches nothing for it: the browser fetches the lists after hydration. */
export const load = async () => ({});

/** The number of saved products, in the header of every page; it keeps the lists of the tab up to date. */
export function View() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { bus } = platform;
  const saved = useBusState('wishlists');
  const start = useEffectEvent(() => {
    const stop = syncLists(platform);
    // It also saves a guest's selection that was not saved at the sign-in: the connection was down, or the tab was closed.
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
