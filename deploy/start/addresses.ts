import { countries } from '../../shared/i18n/index.ts';

/** The addresses of the site on this machine, a line for each country with one address for each of its languages. */
export const addresses = (port: number): string =>
  Object.entries(countries)
    .map(([country, { languages }]) => {
      const host = country === 'nan' ? 'localhost' : `${country}.localhost`;
      return languages.map((language) => `  http://${host}:${port}/${language}`).join('');
    })
    .join('\n');
