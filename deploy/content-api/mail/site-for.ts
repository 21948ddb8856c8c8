import { type Country, countries, settingsOf } from '../../../shared/i18n/index.ts';

/**
 * The site that the links of a mail lead to: the one of the reader's country. `siteUrl` says what kind of site this is, as
 * `https://www.rivelle.fr` or `http://localhost:8080`; where it is no host of the table of countries, it is the only one.
 */
export function siteFor(siteUrl: string, country: Country): string {
  const { protocol, hostname, port } = new URL(siteUrl);
  const end = port ? `:${port}` : '';
  if (hostname === 'localhost') return country === 'nan' ? siteUrl : `${protocol}//${country}.localhost${end}`;
  const own = settingsOf(country).host;
  return own && publicHosts.has(hostname) ? `${protocol}//${own}${end}` : siteUrl;
}

const publicHosts = new Set<string>(Object.values(countries).flatMap((one) => ('host' in one ? [one.host] : [])));
