import { useCallback, useSyncExternalStore } from 'react';

/**
 * The viewport widths at which layouts change, as in the style sheets. They are in em, so that large text gets the
 * layout of a narrower screen.
 */
const breakpoints = { tablet: 48, header: 62, desktop: 64 };

/** Whether the viewport reaches a breakpoint, followed as it changes. The server does not know: it takes `onServer`. */
export function useWide(breakpoint: keyof typeof breakpoints, onServer = true): boolean {
  const query = `(min-width: ${breakpoints[breakpoint]}em)`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
