import { type RefObject, useEffect } from 'react';
import { lockScroll } from '../../../scroll-lock/scroll-lock.ts';

/** While the panel is open the page behind it neither scrolls (R70) nor takes the focus, and the panel has it. */
export function usePanel(isOpen: boolean, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen || !panel.current) return;
    panel.current.focus({ preventScroll: true });
    const letGo = lockScroll();
    const behind = elementsBeside(panel.current);
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
      letGo();
    };
  }, [isOpen, panel]);
}

/** Everything on the page but the part that the panel stands in. */
function elementsBeside(panel: HTMLElement): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('body > :not(script)')];
  return all.filter((element) => !element.contains(panel) && !element.inert);
}
