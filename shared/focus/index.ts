/** What can be used or read on its own, in the order of reading. */
const stops =
  'h1, h2, h3, h4, [role=alert], [role=status], a[href], button, input:not([type=hidden]), select, textarea';
/** How many elements are known that had the focus before. */
const most = 20;

/** Gives an element the focus, also one that Tab passes by; answers whether it took it, which a hidden one does not. */
export function focusOn(element: HTMLElement, options?: FocusOptions): boolean {
  element.focus(options);
  if (document.activeElement === element) return true;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus(options);
  if (document.activeElement === element) return true;
  element.removeAttribute('tabindex');
  return false;
}

/**
 * Keeps the keyboard's place in the whole document: where the element with the focus is removed, disabled or hidden, the
 * focus goes to what took its place, or is next to it, or around it; where a layer was closed, back to where it came from.
 * A page that is left is its router's to care for. Answers what ends it.
 */
export function keepFocus(): () => void {
  let focused: Element | undefined;
  let around: Element[] = [];
  let earlier: Element[] = [];

  const restore = (records: readonly MutationRecord[]) => {
    if (!focused || !isGone(focused) || !isNowhere(focused)) return;
    const lost = focused;
    const here = around.filter((element) => document.body.contains(element.parentElement) && !isGone(element));
    const parts = around.filter((element) => element.matches('.mf-part'));
    const isPartGone = parts.length > 0 && !parts.some((part) => here.includes(part));
    if (isPartGone && around.some(({ id }) => id === 'page')) return;
    const changed = isPartGone ? [] : records.filter(({ target }) => here.some((element) => element === target));
    const replacing = changed.flatMap(({ addedNodes }) => [...addedNodes]);
    const beside = changed
      .filter(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)))
      .flatMap(({ nextSibling, previousSibling }) => [nextSibling, previousSibling]);
    const stops = [...replacing, ...beside].flatMap((node) => stopsIn(node, lost));
    const next = [...stops, ...(isPartGone ? [] : here), ...earlier, document.getElementById('content')];
    next.some((one) => one instanceof HTMLElement && !isGone(one) && focusOn(one));
  };
  const observer = new MutationObserver(restore);

  const follow = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    if (focused) earlier = [focused, ...earlier].slice(0, most);
    focused = target;
    around = [];
    observer.disconnect();
    for (let element: Element | null = target; element; element = element.parentElement) {
      around.push(element);
      observer.observe(element, { childList: true, attributes: true });
    }
  };
  // Before React gets the events: it keeps those in parts that are not hydrated yet.
  document.addEventListener('focusin', follow, true);
  // What a style sheet hides is only known by this. Whoever presses beside the element has left it.
  const lose = ({ target, relatedTarget }: FocusEvent) =>
    queueMicrotask(() => {
      if (relatedTarget || !focused || focused !== target || document.activeElement === focused) return;
      if (isGone(focused)) restore(observer.takeRecords());
      else focused = undefined;
    });
  document.addEventListener('focusout', lose, true);
  return () => {
    focused = undefined;
    observer.disconnect();
  };
}

const isGone = (element: Element): boolean =>
  !element.isConnected ||
  element.matches(':disabled') ||
  element.closest('[hidden], [inert]') !== null ||
  // jsdom lays nothing out.
  element.checkVisibility?.({ visibilityProperty: true }) === false;

function isNowhere(lost: Element): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement === lost;
}

/** What can have the focus in a node, first what is of the same kind as the lost one: of a list, the next "remove". */
function stopsIn(node: Node | null, { tagName, className }: Element): Element[] {
  if (!(node instanceof Element) || isGone(node)) return [];
  const all = [node, ...node.querySelectorAll(stops)].filter(
    (one) => one.matches(stops) && (one.textContent || one.matches('[aria-label], input, textarea')),
  );
  const isAlike = (one: Element) => one.tagName === tagName && one.className === className;
  return [...all.filter(isAlike), ...all.filter((one) => !isAlike(one))];
}
