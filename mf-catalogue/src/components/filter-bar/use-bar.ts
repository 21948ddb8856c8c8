import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePlatform } from 'shared/platform';
import { useWide } from 'shared/ui';
import type { FilterGroup } from '../../domain/filters/filter-groups.ts';

type Id = FilterGroup['id'];

/**
 * What of the filter bar is open: on wide screens one tab, the first to begin with; on narrow ones the panel and in it at
 * most one group, neither to begin with (R220). A resize past the breakpoint resets it (R224).
 */
export function useBar(first: Id | undefined) {
  const { openLayer } = usePlatform();
  const wide = useWide('desktop', false);
  const [was, setWas] = useState(wide);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Id>();
  const pressed = useRef<{ button: Element; top: number }>(undefined);
  // A group that closes above the pressed one would move it away from under the finger.
  useLayoutEffect(() => {
    const { button, top } = pressed.current ?? {};
    pressed.current = undefined;
    const moved = button && top !== undefined ? button.getBoundingClientRect().top - top : 0;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  });
  if (was !== wide) {
    setWas(wide);
    setOpen(false);
    setChosen(undefined);
  }
  // The browser's back closes the panel, which lies over the page.
  useEffect(() => (open && !wide ? openLayer(() => setOpen(false)) : undefined), [open, wide, openLayer]);
  return {
    open,
    toggle: () => setOpen(!open),
    close: () => setOpen(false),
    current: chosen ?? (wide ? first : undefined),
    /** Opens a group, whose button stays where it is on the screen; on narrow screens, closes the one that is open. */
    choose(id: Id, button: Element) {
      pressed.current = { button, top: button.getBoundingClientRect().top };
      setChosen(!wide && chosen === id ? undefined : id);
    },
  };
}
