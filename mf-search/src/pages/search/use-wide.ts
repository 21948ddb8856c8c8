import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1024px)';

function follow(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the tabs stand side by side. On the server, where nobody knows, they do. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(wide).matches,
    () => true,
  );
