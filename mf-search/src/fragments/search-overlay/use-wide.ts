import { useSyncExternalStore } from 'react';

const wide = '(min-width: 768px)';

function follow(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether there is room for ten suggestions, and not for eight only. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(wide).matches,
    () => true,
  );
