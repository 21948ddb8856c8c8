import { type Country, languages, settingsOf } from 'shared/i18n';

/** What the header calls a country, as `BE`; a site in all languages stands for no single country. */
export const countryCode = (country: Country): string =>
  settingsOf(country).languages.length === languages.length ? 'INT' : country.toUpperCase();
