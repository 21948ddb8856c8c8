import { type Country, settingsOf } from 'shared/i18n';

/** What the header calls a country, as `BE`; a host for all of them stands for none. */
export const countryCode = (country: Country): string =>
  settingsOf(country).international ? 'INT' : country.toUpperCase();
