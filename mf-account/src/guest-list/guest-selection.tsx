import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { guestList, insertIntoGuestList, onGuestListChange, removeFromGuestList } from 'shared/guest-list';
import { useBusState, usePlatform } from 'shared/platform';
import { Button, Notice } from 'shared/ui';
import styles from './guest-selection.module.css';

/** What the visitor saved without an account, shown on the sign-in page; renders nothing where nothing is saved. */
export function GuestSelection() {
  const { t } = useTranslation();
  const { bus } = usePlatform();
  const products = useGuestList();
  const { productIdToDelete } = useBusState('wishlists');
  const [removed, setRemoved] = useState<{ uid: string; place: number }>();

  // A card asks for its removal by the bus, as on the page of the lists.
  useEffect(() => {
    if (!productIdToDelete) return;
    bus.set('wishlists', { ...bus.current('wishlists'), productIdToDelete: undefined });
    const place = products.indexOf(productIdToDelete);
    if (place < 0) return;
    removeFromGuestList(productIdToDelete);
    setRemoved({ uid: productIdToDelete, place });
  }, [bus, productIdToDelete, products]);

  if (products.length === 0 && !removed) return null;
  const undo = removed && (
    <Notice kind="success">
      {t('guest-list.removed')}{' '}
      <Button
        look="plain"
        onClick={() => {
          insertIntoGuestList(removed.uid, removed.place);
          setRemoved(undefined);
        }}
      >
        {t('wishlist.undo')}
      </Button>
    </Notice>
  );
  return (
    <section className={styles.selection} aria-labelledby="guest-selection">
      <h2 id="guest-selection" className={styles.heading}>
        {t('guest-list.heading', { count: products.length })}
      </h2>
      <p className={styles.text}>{t('guest-list.text')}</p>
      {undo}
      {products.length > 0 && (
        <Fragment of="mf-catalogue/product-grid" props={{ products: [...products], wishlist: true }} />
      )}
    </section>
  );
}

let snapshot: readonly string[] = [];
const none: readonly string[] = [];

/**
 * The products that the visitor saved without an account; the component renders again when they change. The server only
 * knows those that were saved without scripts.
 */
function useGuestList(): readonly string[] {
  const { guestProducts = none } = usePlatform();
  return useSyncExternalStore(onGuestListChange, current, () => guestProducts);
}

/** A snapshot for React: the same array for as long as the list is the same. */
function current(): readonly string[] {
  const now = guestList();
  if (now.length !== snapshot.length || now.some((uid, at) => uid !== snapshot[at])) snapshot = now;
  return snapshot;
}
