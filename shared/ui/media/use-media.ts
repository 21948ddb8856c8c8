import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query as `(min-width: 1024px)` is true, and from now on; on the server, where nobody knows, `onServer`. */
export function useMedia(query: string, onServer: boolean): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
