import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1024px)';

function follow(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the filter bar has tabs beside each other; below it is a panel (R220). The server does not know: styles do. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(wide).matches,
    () => false,
  );
