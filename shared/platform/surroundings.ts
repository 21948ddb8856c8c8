import { type Country, localeOf, settingsOf } from '../i18n/index.ts';
import type { RouteMatch } from '../routes/index.ts';
import type { Platform } from './platform.ts';

type Surroundings = Pick<Platform, 'country' | 'language' | 'locale' | 'timeZone' | 'origin' | 'route'>;

/** The part of a platform that describes the place of its page; all of it follows from country, origin and route. */
export function surroundings(page: { country: Country; origin: string; route: RouteMatch }): Surroundings {
  const { country, origin, route } = page;
  const { language } = route;
  return {
    country,
    language,
    locale: localeOf(country, language),
    timeZone: settingsOf(country).timeZone,
    origin,
    route,
  };
}
