import {
  type Country,
  countries,
  countryNames,
  isLanguage,
  type Language,
  languages,
  type Region,
  settingsOf,
} from './countries.ts';

/** A language, or as it is written in one country, as `de-CH`. */
export type Locale = Language | `${Language}-${Region}`;

/** The locales of a country; none of a host that stands for no single one. */
export const localesOf = (country: Country): Locale[] => {
  const { languages: spoken, international } = settingsOf(country);
  return international ? [] : spoken.map((language): Locale => `${language}-${countries[country].region}`);
};

/** Every locale that a text may have a form of its own in. */
export const locales: readonly Locale[] = [...languages, ...countryNames.flatMap(localesOf)];

/** The language of a locale. */
export function languageIn(locale: string): Language {
  const language = locale.slice(0, 2);
  return isLanguage(language) ? language : 'en';
}

type Spelling = (text: string) => string;

const withoutSharpS: Spelling = (text) => text.replaceAll('ß', 'ss');

const tens: Readonly<Record<string, string>> = {
  soixante: 'septante',
  Soixante: 'Septante',
  'quatre-vingt': 'nonante',
  'Quatre-vingt': 'Nonante',
};
const teens = 'dix-sept|dix-huit|dix-neuf|dix|onze|douze|treize|quatorze|quinze|seize';
const ones = ['-sept', '-huit', '-neuf', '', ' et un', '-deux', '-trois', '-quatre', '-cinq', '-six'];
const above = /* @__PURE__ */ new RegExp(`(${Object.keys(tens).join('|')})(?:-| et )(${teens})(?![a-zé])`, 'g');

const inTens: Spelling = (text) =>
  text.replaceAll(above, (_, ten: string, teen: string) => `${tens[ten]}${ones[teens.split('|').indexOf(teen)]}`);

/** What is written otherwise in a country than where its language is at home. */
const spellings: Partial<Record<Locale, Spelling>> = { 'de-CH': withoutSharpS, 'fr-BE': inTens, 'fr-CH': inTens };

/** A text as it is written in a locale: without ß in Switzerland, where seventy is septante, as in Belgium. */
export const spelled = (locale: Locale, text: string): string => spellings[locale]?.(text) ?? text;

/** The texts of a part as they are written in a locale. They spell no number out: browsers need no French numbers. */
export const spelledTexts = <Tree>(locale: Locale, texts: Tree): Tree =>
  locale === 'de-CH' ? JSON.parse(withoutSharpS(JSON.stringify(texts))) : texts;
