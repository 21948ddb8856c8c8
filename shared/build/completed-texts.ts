import type { Texts } from '../remote/definition.ts';

/** Every text of `texts`, completed from `fallback`. */
export function completed(texts: Texts, fallback: Texts): Texts {
  const result: Texts = { ...fallback };
  for (const [key, text] of Object.entries(texts)) {
    const other = fallback[key];
    result[key] = typeof text === 'object' && typeof other === 'object' ? completed(text, other) : text;
  }
  return result;
}
