import { fallbacks, isLanguage, type Language, type Locale, languageIn, spelled } from 'shared/i18n';
import type { Localised } from './content.ts';
import { isStoredText } from './stored-content.ts';

/** The language that an `accept-language` header asks for first, as `fr` or `nl-BE`; English where the site does not have it. */
export function languageOf(header: string | undefined): Language {
  const first = (header ?? '').slice(0, 2).toLowerCase();
  return isLanguage(first) ? first : 'en';
}

/** The text in a locale, as that spells its language, or in the next best one that has it. */
export function textIn(locale: Locale, text: Localised): string {
  const found = languageShown(languageIn(locale), text);
  return text[locale] || spelled(locale, (found && text[found]) ?? '');
}

/** A line with `{year}`, in this year: it is never a year late. */
export const withYear = (text: string): string => text.replace('{year}', String(new Date().getFullYear()));

/** The language that a text is shown in; undefined where it is empty. */
export const languageShown = (language: Language, text: Localised): Language | undefined =>
  fallbacks(language).find((candidate) => text[candidate]);

/** The language that a stored text is shown in, where it is not the one asked for. */
export function otherLanguage(language: Language, stored: unknown): Language | undefined {
  const shown = isStoredText(stored) ? languageShown(language, stored) : undefined;
  return shown === language ? undefined : shown;
}

/** The same for each text of a list. */
export const otherLanguages = (language: Language, texts: readonly unknown[]): (Language | undefined)[] =>
  texts.map((text) => otherLanguage(language, text));
