import { SiteError } from 'shared/errors';
import { type Country, countryOfHost } from 'shared/i18n';

const placeholder = '{country}';

/**
 * The origin of a country's host in a site that is named as `http://localhost:8080`, as `https://{country}.example.com`,
 * or by one country's own address. Throws SiteError `command-wrong` where the country's host does not follow from it.
 */
export function countryOrigin(site: string, country: Country): string {
  const filled = site.replace(placeholder, country);
  if (!/^https?:\/\//.test(site) || !URL.canParse(filled))
    throw new SiteError('command-wrong', `${site} is not an address as http://localhost:8080`);
  const url = new URL(filled);
  if (/(?:^|\.)localhost$/.test(url.hostname)) url.hostname = `${country}.localhost`;
  else if (!site.includes(placeholder) && countryOfHost(url.hostname) !== country)
    throw new SiteError(
      'command-wrong',
      `${site} is no address of the country ${country}; write ${placeholder} where its name stands`,
    );
  return url.origin;
}
