import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { usePlatform } from 'shared/platform';
import { useWide } from 'shared/ui';
import { lockScroll } from '../../../scroll-lock/scroll-lock.ts';

/** What the element around a control and the thing that it opens needs. */
export interface Around {
  'data-opening': string;
  onPointerMove?(event: PointerEvent): void;
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

/** How long a pointer may stray on its way from a control to what it has opened, or over a neighbour, in ms. */
const grace = { leave: 250, cross: 120 };

/** The control that a pointer or the focus is at. */
const controlAt = (state: ':hover' | ':focus-within'): string | undefined =>
  document.querySelector<HTMLElement>(`[data-opening]${state}`)?.dataset.opening;

/** What is open in the header. Pointers open it by hovering where the screen is wide; clicks and keys everywhere. */
export function useOpening(narrow: boolean): Opening {
  const [open, setOpen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(open);
  const hovered = useRef<string>(undefined);
  const openedBefore = useRef<string>(undefined);
  latest.current = open;

  const actions = useMemo(() => {
    const show = (key: string | undefined, delay = 0) => {
      clearTimeout(timer.current);
      if (delay === 0) setOpen(key);
      else timer.current = setTimeout(() => setOpen(key), delay);
    };
    const around = (key: string): Around => ({
      'data-opening': key,
      // Of a pointer that rests while the page changes below it, a browser says that it enters, and not that it moves.
      onPointerMove: (event: PointerEvent) => {
        if (isTouch(event) || hovered.current === key) return;
        hovered.current = key;
        const crossing = latest.current !== undefined && latest.current !== key;
        show(key, crossing ? grace.cross : 0);
      },
      onPointerLeave: (event: PointerEvent) => {
        hovered.current = undefined;
        if (!isTouch(event)) show(undefined, grace.leave);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (latest.current === key && isOutside(event.currentTarget, event.relatedTarget)) show(undefined);
      },
    });
    /**
     * A mouse has opened it by being there: its click does not close what it is about to use. Nor does a click from before
     * scripts ran, which is made again when they do.
     */
    const toggle =
      (key: string) =>
      ({ detail, nativeEvent: { isTrusted } }: MouseEvent) => {
        const byMouse = detail > 0 && hovered.current === key;
        const isMadeAgain = !isTrusted && openedBefore.current === key;
        show(!byMouse && !isMadeAgain && latest.current === key ? undefined : key);
      };
    return { show, around, toggle };
  }, []);

  useEffect(() => {
    hovered.current = controlAt(':hover');
    // What the style sheet has opened before scripts ran stays open; after a navigation it opens nothing.
    if (document.body.dataset.navigated === undefined)
      openedBefore.current = hovered.current ?? controlAt(':focus-within');
    if (openedBefore.current !== undefined) setOpen(openedBefore.current);
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    if (narrow) setOpen(undefined);
  }, [narrow]);
  return useMemo(
    () => ({ ...actions, open, around: narrow ? (key: string) => ({ 'data-opening': key }) : actions.around }),
    [actions, open, narrow],
  );
}

/** Whether the menu is a panel behind a burger. On the server, where nobody knows, it is not. */
export const useNarrow = (): boolean => !useWide('header');

/**
 * Whether the panel of a narrow screen is open. While it is, the page behind it neither scrolls nor takes the
 * focus, and the panel has it, which goes back to `control` from there. One that was opened as the target of its link, before
 * scripts ran, stays open.
 */
export function usePanel(
  narrow: boolean,
  panel: RefObject<HTMLElement | null>,
  control: RefObject<HTMLElement | null>,
): [boolean, (open: boolean) => void] {
  const [asked, setAsked] = useState(false);
  const { openLayer } = usePlatform();
  const isOpen = asked && narrow;

  useEffect(() => setAsked(narrow && location.hash === `#${panel.current?.id}`), [narrow, panel]);

  // Before the browser hides the panel, and takes the focus from what is in it.
  useLayoutEffect(() => {
    const shown = panel.current;
    if (!shown) return;
    if (!isOpen) {
      if (shown.contains(document.activeElement)) control.current?.focus();
      return;
    }
    shown.focus({ preventScroll: true });
    const letGo = lockScroll();
    const leaveLayer = openLayer(() => setAsked(false));
    const behind = elementsBeside(shown);
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
      letGo();
      leaveLayer();
    };
  }, [isOpen, panel, control, openLayer]);

  return [isOpen, setAsked];
}

/** Everything on the page but the part that the panel is in. */
function elementsBeside(panel: HTMLElement): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('body > :not(script)')];
  return all.filter((element) => !element.contains(panel) && !element.inert);
}

/**
 * Closes what is open on Escape (`refocus` gives the focus back to its control), on a press elsewhere, when the page changes, and
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
    const press = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('[data-opening], [data-panel]')) close();
    };
    const arrivals = bus.on('shell:navigated').subscribe(close);
    // Before React gets the events: it keeps those in parts that are not hydrated yet.
    document.addEventListener('keydown', pressKey, true);
    document.addEventListener('pointerdown', press, true);
    addEventListener('pagehide', close);
    return () => {
      arrivals.unsubscribe();
      document.removeEventListener('keydown', pressKey, true);
      document.removeEventListener('pointerdown', press, true);
      removeEventListener('pagehide', close);
    };
  }, [bus, isOpen, close, refocus]);
}
