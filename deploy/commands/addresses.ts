import { countries, countryOfHost, originIn, settingsOf } from 'shared/i18n';

/**
 * The addresses of the site on this machine, a line for each country with one address for each of its languages; the
 * portal's host has its root alone.
 */
export const addresses = (port: number): string =>
  Object.keys(countries)
    .map(countryOfHost)
    .map((country) => {
      const origin = originIn(country, `http://localhost:${port}`, {});
      const { languages, portal } = settingsOf(country);
      return portal === 'only' ? `  ${origin}/` : languages.map((language) => `  ${origin}/${language}`).join('');
    })
    .join('\n');
