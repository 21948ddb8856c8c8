import { type RefObject, useEffect } from 'react';

/** While something inside `within` is open: Escape closes it and gives the focus back to its button, a press outside closes it. */
export function useDismissal(within: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      within.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      close();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !within.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  });
}
