import { useEffect } from 'react';
import { usePlatform } from 'shared/platform';

/**
 * Closes what is open on Escape (`refocus` gives the focus back to its control), on a press elsewhere, when the page changes (R72), and
 * when the tab leaves for another document.
 */
export function useClosing(isOpen: boolean, close: () => void, refocus: () => void): void {
  const { bus } = usePlatform();

  useEffect(() => {
    if (!isOpen) return;
    const pressKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      refocus();
      close();
    };
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('[data-opening], [data-panel]')) close();
    };
    const arrivals = bus.on('shell:navigated').subscribe(close);
    document.addEventListener('keydown', pressKey);
    document.addEventListener('pointerdown', press);
    addEventListener('pagehide', close);
    return () => {
      arrivals.unsubscribe();
      document.removeEventListener('keydown', pressKey);
      document.removeEventListener('pointerdown', press);
      removeEventListener('pagehide', close);
    };
  }, [bus, isOpen, close, refocus]);
}
