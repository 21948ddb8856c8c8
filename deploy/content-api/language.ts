import { fallbacks, isLanguage, type Language } from 'shared/i18n';
import type { Localised } from './content.ts';

/** The language that an `accept-language` header asks for first, as `fr` or `nl-BE`; English when it is none of ours (R7). */
export function languageOf(header: string | undefined): Language {
  const first = (header ?? '').slice(0, 2).toLowerCase();
  return isLanguage(first) ? first : 'en';
}

/** The text in a language, or in the next best one that has it (R9). */
export function textIn(language: Language, text: Localised): string {
  const found = languageShown(language, text);
  return (found && text[found]) ?? '';
}

/** The language that a text is shown in; undefined where it is empty. */
export const languageShown = (language: Language, text: Localised): Language | undefined =>
  fallbacks(language).find((candidate) => text[candidate]);
