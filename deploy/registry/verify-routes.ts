import { languages } from 'shared/i18n';
import type { Manifest } from 'shared/release';
import { claimsOf, isSame, parametersIn } from 'shared/routes';
import { refused } from './refusal.ts';

/** Every document carries the table: what nobody needs would reach every phone. */
const most = { routes: 50, bytes: 8_000 };
/** The shell's own pages, which have no path. */
const ownNames = ['not-found', 'unavailable'];

type Routes = Manifest['routes'];

/**
 * Checks what a release says of where its pages are found, by itself: a path in every language with the same parameters, no
 * path and no name twice, and not too much of it. Throws RefusalError `release-refused` naming what is wrong.
 */
export function verifyRoutes({ name: remote, pages, routes }: Pick<Manifest, 'name' | 'pages' | 'routes'>): void {
  const entries = Object.entries(routes);
  if (entries.length > most.routes) throw refused(`The release has ${entries.length} routes; at most ${most.routes}`);
  if (JSON.stringify(routes).length > most.bytes)
    throw refused(`Its routes are longer than ${most.bytes} characters together`);
  const names = new Set<string>();
  for (const [page, route] of entries) {
    if (!Object.hasOwn(pages, page)) throw refused(`It has a route for ${page}, but no such page`);
    if (names.has(route.name)) throw refused(`Two of its pages have the name ${route.name}`);
    names.add(route.name);
    verifyPaths(remote, page, route);
  }
  const claims = claimsOf(routes);
  for (const [index, claim] of claims.entries()) {
    const twice = claims.slice(index + 1).find((other) => isSame(claim, other));
    if (twice) throw refused(`${claim.page} and ${twice.page} both have the path /${claim.language}/${claim.pattern}`);
  }
}

function verifyPaths(
  remote: string,
  page: string,
  { name, paths, formerly = {}, elsewhere = {} }: Routes[string],
): void {
  if (remote === 'shell' && ownNames.includes(name) && Object.keys(paths).length === 0) return;
  if (remote === 'shell' || ownNames.includes(name)) throw refused(`The page ${page} cannot have the name ${name}`);
  const spoken = new Set<string>(languages);
  const told = [paths, formerly, elsewhere].flatMap(Object.keys);
  const unknown = told.find((language) => !spoken.has(language));
  if (unknown !== undefined) throw refused(`The page ${page} has a path in ${unknown}, which the site does not speak`);
  const missing = languages.find((language) => paths[language] === undefined);
  if (missing) throw refused(`The page ${page} has no path in ${missing}`);
  const all = [...Object.values(paths), ...Object.values(formerly).flat()];
  const [first = '', ...others] = all.map((path) => parametersIn(path).join());
  if (others.some((parameters) => parameters !== first))
    throw refused(`The paths of the page ${page} do not all have the same parameters`);
  if (first.split(',').some((parameter, index, list) => parameter !== '' && list.indexOf(parameter) !== index))
    throw refused(`A path of the page ${page} has a parameter twice`);
}
