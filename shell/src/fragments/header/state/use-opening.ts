import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Around, isOutside, isTouch, type Opening } from './opening.ts';

/** How long a pointer may stray on its way from a control to what it has opened, or over a neighbour, in ms. */
const grace = { leave: 250, cross: 120 };

interface Place {
  key: string;
  x: number;
  y: number;
}

/** A pointer that comes back without having moved has not come: a page that fades into another went between. */
const isAt = (place: Place | undefined, { clientX, clientY }: PointerEvent, key: string): boolean =>
  place?.key === key && place.x === clientX && place.y === clientY;

/** What is open in the header. Pointers open it by hovering where the screen is wide; clicks and keys everywhere. */
export function useOpening(narrow: boolean): Opening {
  const [open, setOpen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(open);
  const hovered = useRef<string>(undefined);
  const left = useRef<Place>(undefined);
  latest.current = open;

  const actions = useMemo(() => {
    const show = (key: string | undefined, delay = 0) => {
      clearTimeout(timer.current);
      if (delay === 0) setOpen(key);
      else timer.current = setTimeout(() => setOpen(key), delay);
    };
    const around = (key: string): Around => ({
      'data-opening': key,
      onPointerEnter: (event: PointerEvent) => {
        if (isTouch(event) || isAt(left.current, event, key)) return;
        hovered.current = key;
        const crossing = latest.current !== undefined && latest.current !== key;
        show(key, crossing ? grace.cross : 0);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isTouch(event)) return;
        hovered.current = undefined;
        left.current = { key, x: event.clientX, y: event.clientY };
        show(undefined, grace.leave);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (latest.current === key && isOutside(event.currentTarget, event.relatedTarget)) show(undefined);
      },
    });
    /** A mouse has opened it by being there: its click does not close what it is about to use. */
    const toggle = (key: string) => (event: MouseEvent) => {
      const byMouse = event.detail > 0 && hovered.current === key;
      show(!byMouse && latest.current === key ? undefined : key);
    };
    return { show, around, toggle };
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({ ...actions, open, around: narrow ? (key: string) => ({ 'data-opening': key }) : actions.around }),
    [actions, open, narrow],
  );
}
