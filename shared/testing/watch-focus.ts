declare global {
  /** Called with each element that was lost with the focus; set by who watches. */
  var focusWasLost: ((what: string) => void) | undefined;
  /** What has been lost with the focus until now, where the focus is nowhere since. */
  var lostFocus: (() => string | undefined) | undefined;
}

/**
 * Watches that the keyboard keeps its place: where the element that has the focus is removed, disabled or hidden, the focus
 * goes elsewhere before the visitor does the next thing. It is run in the page, and so uses nothing from around it.
 */
export function watchFocus(): void {
  let last: Element | undefined;
  let page: Element | null = null;
  const isGone = (element: Element) =>
    !element.isConnected ||
    element.matches(':disabled') ||
    element.closest('[hidden], [inert]') !== null ||
    // jsdom lays nothing out.
    element.checkVisibility?.({ visibilityProperty: true }) === false;
  const isNowhere = () => {
    const { activeElement, body } = document;
    return !activeElement || activeElement === body || activeElement === last;
  };

  globalThis.lostFocus = () =>
    last && isGone(last) && isNowhere() ? `${last.outerHTML.slice(0, 200)} had the focus` : undefined;

  /** A page that is left is left: the heading of the next one gets the focus when it is there. */
  const judge = () => {
    const lost = globalThis.lostFocus?.();
    if (lost && page?.isConnected && page.hasChildNodes()) globalThis.focusWasLost?.(lost);
    last = undefined;
  };
  addEventListener('pointerdown', judge, true);
  addEventListener('keydown', judge, true);
  addEventListener(
    'focusin',
    ({ target }) => {
      // The question of consent came by itself: who has answered it begins at the start of the page.
      last = target instanceof Element && !target.closest('#consent') ? target : undefined;
      page = document.querySelector('#page .mf-part') ?? last?.closest('body > *') ?? null;
    },
    true,
  );
  // A visitor who presses somewhere beside it has left it; what is removed loses the focus, too.
  addEventListener(
    'focusout',
    ({ target, relatedTarget }) =>
      queueMicrotask(() => {
        if (target === last && !relatedTarget && document.activeElement !== last && last && !isGone(last))
          last = undefined;
      }),
    true,
  );
}
