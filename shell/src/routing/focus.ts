import { focusOn } from 'shared/focus';

/** How often is looked whether what lay over the page has let go of it; that takes a moment. */
const looks = 20;

/**
 * Moves the keyboard, and what a screen reader says, to the new page as a page load would: to the target of the address,
 * otherwise to the page's heading, which is then read out, otherwise to its start. Waits for the menu of a phone to close.
 * Whoever is at something in the page already stays there: it may be in sight for half a second before this is called.
 */
export async function focusPage(hash: string): Promise<void> {
  const target =
    elementOf(hash) ?? document.querySelector<HTMLElement>('#page h1') ?? document.getElementById('content');
  if (!target) return;
  for (let look = 0; look < looks && target.closest('[inert]'); look += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  if (document.getElementById('page')?.contains(document.activeElement)) return;
  focusOn(target, { preventScroll: true });
}

/** The element that an address points at after its `#`. */
export function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // "%" alone is no character.
    return null;
  }
}
