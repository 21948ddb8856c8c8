import { type Country, countryNames, originIn, settingsOf } from 'shared/i18n';

/**
 * The site that the links of a mail lead to: the one of the reader's country. `siteUrl` says what kind of site this is, as
 * `https://www.rivelle.fr` or `http://localhost:8080`; where it is no host of the table of countries, it is the only one.
 */
export const siteFor = (siteUrl: string, country: Country): string =>
  hosts.has(new URL(siteUrl).hostname) ? originIn(country, siteUrl) : siteUrl;

const hosts = new Set(['localhost', ...countryNames.map((country) => settingsOf(country).host)]);
