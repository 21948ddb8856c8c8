import type { FocusEvent, MouseEvent, PointerEvent } from 'react';

/** What the element around a control and the thing that it opens needs. */
export interface Around {
  'data-opening': string;
  onPointerEnter?(event: PointerEvent): void;
  onPointerLeave?(event: PointerEvent): void;
  onBlur?(event: FocusEvent<HTMLElement>): void;
}

/** One thing of the header is open at a time: a submenu, or the small window of a tool. */
export interface Opening {
  open: string | undefined;
  show(key: string | undefined): void;
  around(key: string): Around;
  toggle(key: string): (event: MouseEvent) => void;
}

export const isTouch = ({ pointerType }: { pointerType: string }): boolean => pointerType === 'touch';

/** Whether focus has gone to somewhere else on the page; a focus that is nowhere has not. */
export const isOutside = (element: Element, target: EventTarget | null): boolean =>
  target instanceof Node && !element.contains(target);

/** Gives the focus back to the control of what is open around it, if it is there. */
export function refocusControl(): void {
  const around = document.activeElement?.closest('[data-opening]');
  around?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
}
