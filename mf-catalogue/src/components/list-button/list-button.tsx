import { useTranslation } from 'react-i18next';
import { addToList, useIsSaved, usePlatform } from 'shared/platform';
import styles from './list-button.module.css';

interface ListButtonProps {
  product: { uid: string; heading: string };
  /** Where a list is shown, the button takes the product off it. */
  wishlist: boolean;
}

/** The button on a card: it puts the product on one of the visitor's lists, or asks the wishlist to take it off (R129, R139). */
export function ListButton({ product: { uid, heading }, wishlist }: ListButtonProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { bus } = platform;
  const remove = () => bus.set('wishlists', { ...bus.current('wishlists'), productIdToDelete: uid });
  const isSaved = useIsSaved(uid);
  const label = t(`list-button.${wishlist ? 'remove' : isSaved ? 'saved' : 'add'}`, { product: heading });
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={() => (wishlist ? remove() : addToList(platform, uid))}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
        <path
          d={wishlist ? cross : heart}
          fill={isSaved && !wishlist ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.25"
        />
      </svg>
    </button>
  );
}

const heart = 'M10 17S2.5 12.4 2.5 7.2a3.7 3.7 0 0 1 7.5-.9 3.7 3.7 0 0 1 7.5.9C17.5 12.4 10 17 10 17z';
const cross = 'M4 4l12 12M16 4L4 16';
