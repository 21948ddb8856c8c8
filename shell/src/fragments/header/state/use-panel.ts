import { type RefObject, useEffect, useState } from 'react';
import { usePlatform } from 'shared/platform';
import { lockScroll } from '../../../scroll-lock/scroll-lock.ts';

/**
 * Whether the panel of a narrow screen is open. While it is, the page behind it neither scrolls (R70) nor takes the
 * focus, and the panel has it. One that was opened as the target of its link, before scripts ran, stays open.
 */
export function usePanel(narrow: boolean, panel: RefObject<HTMLElement | null>): [boolean, (open: boolean) => void] {
  const [asked, setAsked] = useState(false);
  const { openLayer } = usePlatform();
  const isOpen = asked && narrow;

  useEffect(() => setAsked(narrow && location.hash === `#${panel.current?.id}`), [narrow, panel]);

  useEffect(() => {
    if (!isOpen || !panel.current) return;
    panel.current.focus({ preventScroll: true });
    const letGo = lockScroll();
    const leaveLayer = openLayer(() => setAsked(false));
    const behind = elementsBeside(panel.current);
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
      letGo();
      leaveLayer();
    };
  }, [isOpen, panel, openLayer]);

  return [isOpen, setAsked];
}

/** Everything on the page but the part that the panel is in. */
function elementsBeside(panel: HTMLElement): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('body > :not(script)')];
  return all.filter((element) => !element.contains(panel) && !element.inert);
}
