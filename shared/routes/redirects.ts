import { type Country, type Language, settingsOf } from '../i18n/index.ts';
import { addressOf } from './href.ts';
import { match, parametersOf, type RouteMatch } from './match.ts';
import type { RouteName } from './names.ts';
import { currentRoutes, definitionOf } from './table.ts';

/** Whether a page's path begins with a fixed word: a path that is a slug alone fits every word. */
export const beginsWithWord = ({ name, language }: Pick<RouteMatch, 'name' | 'language'>): boolean =>
  /^[^:]/.test(definitionOf(name)?.paths[language] ?? '');

/** Where the former path of a page, or one of a page that is retired, is redirected to: `/de/kollektionen/ligne` to `/de/reicht/ligne`. */
export function movedPath(country: Country, path: string): string | undefined {
  const [, prefix, ...rest] = path.split('/');
  const language = settingsOf(country).languages.find((spoken) => spoken === prefix);
  const found = match(country, path);
  return language && !(found && beginsWithWord(found))
    ? movedTo(language, rest.join('/').replace(/\/$/, ''))
    : undefined;
}

function movedTo(language: Language, path: string): string | undefined {
  for (const { name, formerly, leadsTo } of currentRoutes())
    for (const former of formerly?.[language] ?? []) {
      const params = parametersOf(former, path);
      if (params) return addressOf(leadsTo?.name ?? name, language, { ...params, ...leadsTo?.params?.[language] });
    }
  return undefined;
}

/** Redirects of pages that need a sign-in, or none: they depend on the session, so no remote declares them. */
const elsewhere: Readonly<Record<string, { signedIn?: RouteName; anonymous?: RouteName }>> = {
  login: { signedIn: 'my-account' },
  'my-account': { anonymous: 'login' },
  wishlist: { anonymous: 'login' },
};

/** The page that a visitor is redirected to from one that is not for them; undefined where the page is for them. */
export const redirectFor = (name: string, signedIn: boolean): RouteName | undefined =>
  Object.hasOwn(elsewhere, name) ? elsewhere[name]?.[signedIn ? 'signedIn' : 'anonymous'] : undefined;
