import { type ConsentCategory, consentCategories } from 'shared/platform';

/** What a visitor has chosen. A category that is in neither list they were never asked about. */
export interface Choice {
  allowed: readonly ConsentCategory[];
  asked: readonly ConsentCategory[];
}

export const consentCookie = 'consent';

const nothing: Choice = { allowed: [], asked: [] };

/** The choice that a visitor's cookies hold; the consent dialog writes it, for six months. */
export function readChoice(cookies: string): Choice {
  const text = new RegExp(`(?:^|; )${consentCookie}=([^;]*)`).exec(cookies)?.[1];
  if (!text) return nothing;
  try {
    const stored: { categories?: unknown; data?: { asked?: unknown } | null } = JSON.parse(decodeURIComponent(text));
    return { allowed: categoriesIn(stored.categories), asked: categoriesIn(stored.data?.asked) };
  } catch {
    return nothing;
  }
}

const categoriesIn = (list: unknown): ConsentCategory[] =>
  Array.isArray(list) ? consentCategories.filter((category) => list.includes(category)) : [];
