import { useState } from 'react';
import { useWide } from 'shared/ui';
import type { FilterGroup } from '../../domain/filters/filter-groups.ts';

type Id = FilterGroup['id'];

/**
 * What of the filter bar is open: on wide screens one tab, the first to begin with; on narrow ones the panel and in it at
 * most one group, neither to begin with (R220). A resize past the breakpoint resets it (R224).
 */
export function useBar(first: Id | undefined) {
  const wide = useWide('desktop', false);
  const [was, setWas] = useState(wide);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Id>();
  if (was !== wide) {
    setWas(wide);
    setOpen(false);
    setChosen(undefined);
  }
  return {
    open,
    toggle: () => setOpen(!open),
    close: () => setOpen(false),
    current: chosen ?? (wide ? first : undefined),
    /** A press on what is open closes it, on narrow screens. */
    choose: (id: Id) => setChosen(!wide && chosen === id ? undefined : id),
  };
}
