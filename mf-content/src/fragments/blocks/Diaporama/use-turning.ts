import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

interface Turning {
  list: RefObject<HTMLUListElement | null>;
  /** The picture that is shown, counted from 0. */
  shown: number;
  turn(direction: 1 | -1): void;
  onScroll(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Pictures as wide as their list, which scrolls sideways from one to the next: where it stands, and how it is turned. */
export function useTurning(count: number): Turning {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  function turn(direction: 1 | -1) {
    const to = Math.min(Math.max(shown + direction, 0), count - 1);
    const { current } = list;
    current?.scrollTo({ left: to * current.clientWidth });
  }
  return {
    list,
    shown,
    turn,
    onScroll() {
      const { current } = list;
      if (current?.clientWidth) setShown(Math.round(current.scrollLeft / current.clientWidth));
    },
    onKeyDown(event) {
      const direction = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
      if (!direction) return;
      event.preventDefault();
      turn(direction);
    },
  };
}
