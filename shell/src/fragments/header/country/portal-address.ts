import { countries, countryOfHost, originIn, settingsOf } from 'shared/i18n';
import type { Platform } from 'shared/platform';
import { href } from 'shared/routes';

/** The host that has the portal at its root (R12). */
const portalCountry = Object.keys(countries)
  .map((ending) => countryOfHost(ending))
  .find((country) => settingsOf(country).portal === 'only');

/** Where a visitor chooses another country: the portal of this site if it has one (R15), otherwise the portal's own host. */
export function portalAddress({
  country,
  language,
  origin,
}: Pick<Platform, 'country' | 'language' | 'origin'>): string {
  if (settingsOf(country).portal || !portalCountry) return href('portal', language);
  return `${originIn(portalCountry, origin)}/`;
}
