import { type Country, type Language, settingsOf } from '../i18n/index.ts';
import { addressOf } from './href.ts';
import { match, parametersOf, type RouteMatch } from './match.ts';
import type { RouteName } from './names.ts';
import { currentRoutes, definitionOf } from './table.ts';

/** Whether a page's path begins with a word of its own: any word fits one that is a slug alone. */
export const beginsWithWord = ({ name, language }: Pick<RouteMatch, 'name' | 'language'>): boolean =>
  /^[^:]/.test(definitionOf(name)?.paths[language] ?? '');

/** Where a page is found now that had this path before: `/de/kollektionen/ligne` is `/de/reicht/ligne`. */
export function movedPath(country: Country, path: string): string | undefined {
  const [, prefix, ...rest] = path.split('/');
  const language = settingsOf(country).languages.find((spoken) => spoken === prefix);
  const found = match(country, path);
  return language && !(found && beginsWithWord(found))
    ? movedTo(language, rest.join('/').replace(/\/$/, ''))
    : undefined;
}

function movedTo(language: Language, path: string): string | undefined {
  for (const { name, formerly } of currentRoutes())
    for (const former of formerly?.[language] ?? []) {
      const params = parametersOf(former, path);
      if (params) return addressOf(name, language, params);
    }
  return undefined;
}

/** Where the pages lead that are not for everybody: a matter of the session, and no remote's own. */
const elsewhere: Readonly<Record<string, { signedIn?: RouteName; anonymous?: RouteName }>> = {
  login: { signedIn: 'my-account' },
  'my-account': { anonymous: 'login' },
  wishlist: { anonymous: 'login' },
};

/** The page that a visitor is led to instead of one that is not for them; undefined where it is. */
export const redirectFor = (name: string, signedIn: boolean): RouteName | undefined =>
  Object.hasOwn(elsewhere, name) ? elsewhere[name]?.[signedIn ? 'signedIn' : 'anonymous'] : undefined;
