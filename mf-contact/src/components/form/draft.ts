import type { MessageInput } from 'shared/contact';
import { fieldsInOrder } from './errors-in-order.ts';

/** What the visitor has typed, by field; what is chosen from a list is its code, which is the same in every language. */
export type Draft = Partial<MessageInput>;

const key = 'contact-draft';

/** What was typed in this tab and not sent: it outlives a reload and a change of language, not the tab. */
export function readDraft(): Draft {
  try {
    const kept: Record<string, unknown> = { ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
    return Object.fromEntries(
      fieldsInOrder.flatMap((field) => (typeof kept[field] === 'string' ? [[field, kept[field]]] : [])),
    );
  } catch {
    return {};
  }
}

export function keepDraft({ homepage: _, ...draft }: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Where the browser keeps nothing, the form works without.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // See above.
  }
}
