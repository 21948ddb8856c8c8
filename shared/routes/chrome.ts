import { type Country, settingsOf } from '../i18n/index.ts';
import { definitionOf } from './current.ts';
import type { RouteMatch } from './match.ts';

/**
 * Whether a page has the site's header and footer. The portal does not (R13), nor does anything on a host that
 * has nothing else: all that header and footer lead to is elsewhere.
 */
export const hasChrome = (country: Country, { name }: Pick<RouteMatch, 'name'>): boolean =>
  !definitionOf(name)?.portal && settingsOf(country).portal !== 'only';
