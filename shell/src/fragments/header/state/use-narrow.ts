import { useSyncExternalStore } from 'react';

const wide = '(min-width: 992px)';

function follow(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the menu is a panel behind a burger. On the server, where nobody knows, it is not. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    follow,
    () => !matchMedia(wide).matches,
    () => false,
  );
