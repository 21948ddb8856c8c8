import type { TFunction } from 'i18next';
import type { Posted } from 'shared/forms';
import { postedError, sentenceOf } from './sentence-of.ts';

/** What came of an action of the visitor; it is shown on whatever page they are by then. */
export type SaveNotice =
  | { kind: 'saved'; list: { id: string; title: string } }
  | { kind: 'kept-on-device' }
  | { kind: 'failed'; retry(): void };

let shown: SaveNotice | undefined;
const listeners = new Set<() => void>();

/** Shows a notice in place of the one before; without one, shows none. */
export function showNotice(notice: SaveNotice | undefined): void {
  shown = notice;
  for (const changed of listeners) changed();
}

export const shownNotice = (): SaveNotice | undefined => shown;

export function onNotice(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/**
 * The notice for a form that the browser posted without scripts; `otherwise` is its text where the refusal came without a
 * sentence.
 */
export function outcomeOf(
  t: TFunction,
  { done, refused, failed }: Posted,
  otherwise: string,
): { kind: 'success' | 'error'; text: string } {
  if (done !== undefined) return { kind: 'success', text: done };
  return { kind: 'error', text: refused ?? (failed ? sentenceOf(t, postedError(failed), otherwise) : otherwise) };
}

/**
 * The content system's sentence, how many products that the visitor had chosen are not in the catalogue any more, and that the
 * others did not fit on the list.
 */
type Told = 'answer' | 'unavailable-products' | 'list-full';
const keyOf = (what: Told): string => `next-page:${what}`;

/** Has the next page say something, across the page load that may follow. */
export function tellOnNextPage(what: Told, text: string): void {
  try {
    sessionStorage.setItem(keyOf(what), text);
  } catch {
    // The browser stores nothing for sites: the next page says nothing of it.
  }
}

/** What the page before left to be said, once; empty where it left nothing. */
export function takeFromPageBefore(what: Told): string {
  try {
    const text = sessionStorage.getItem(keyOf(what)) ?? '';
    sessionStorage.removeItem(keyOf(what));
    return text;
  } catch {
    return '';
  }
}
