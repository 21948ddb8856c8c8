import { type Country, catchAllCountry, type Language, languages, settingsOf } from './countries.ts';
import { type Locale, localesOf } from './locales.ts';

export * from './countries.ts';
export * from './locales.ts';

const homeRegions: Record<Language, string> = { fr: 'FR', nl: 'NL', en: 'US', de: 'DE' };

/** The BCP 47 locale of a language in a country, as `nl-BE`; the language's home where the country does not speak it. */
export function localeOf(country: Country, language: Language): string {
  const { region, languages: spoken, international } = settingsOf(country);
  return `${language}-${spoken.includes(language) && !international ? region : homeRegions[language]}`;
}

/** What a page's `lang` says, and how its texts are spelled: `de-CH` where a country speaks the language, otherwise `de`. */
export const writtenIn = (country: Country, language: Language): Locale =>
  localesOf(country).find((locale) => locale.startsWith(language)) ?? language;

/** What the `accept-language` header of a content call says: `fr`, otherwise language and country. */
export function acceptLanguage(country: Country, language: Language): string {
  return language === 'fr' ? 'fr' : localeOf(country, language);
}

/** The languages to look a text up in, best first: what a language lacks is shown in English, then French. */
export function fallbacks(language: Language): Language[] {
  return [...new Set<Language>([language, 'en', 'fr', ...languages])];
}

/** The public host of each country that has one, as `www.example.be`. */
export type Hosts = Readonly<Partial<Record<Country, string>>>;

/**
 * The origin of a country's site, seen from an origin of any country. On this machine they are neighbours
 * (`http://fr.localhost:8080` and `http://be.localhost:8080`); everywhere else each has its public host. A country without
 * one, as the catch-all, is where the visitor is.
 */
export function originIn(country: Country, origin: string, hosts: Hosts): string {
  const { protocol, hostname, port } = new URL(origin);
  if (/(?:^|\.)localhost$/.test(hostname))
    return `${protocol}//${country === catchAllCountry ? '' : `${country}.`}localhost${port && `:${port}`}`;
  const host = hosts[country];
  return host ? `https://${host}` : origin;
}
