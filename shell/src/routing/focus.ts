/**
 * Moves the keyboard, and what a screen reader says, to the new page as a page load would: to the target of the address,
 * otherwise to the page's heading, which is then read out, otherwise to its start.
 */
export function focusPage(hash: string): void {
  const target =
    elementOf(hash) ?? document.querySelector<HTMLElement>('#page h1') ?? document.getElementById('content');
  if (!target) return;
  if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/** The element that an address points at after its `#`. */
export function elementOf(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // "%" alone is no character.
    return null;
  }
}
