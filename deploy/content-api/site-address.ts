import { type Country, type Hosts, type Language, originIn } from 'shared/i18n';
import { addressOf, anyPathOf, currentRoutes, declaredRoutes, type RouteName, takeRoutes } from 'shared/routes';

// Outside of requests, which have the routes that are live, addresses are as this repository has them.
takeRoutes(declaredRoutes);

/** Pages with a route of their own; every other `/page/{slug}` is a generic page. */
const namedPages: Record<string, RouteName> = {
  'page-daccueil': 'home',
  portal: 'portal',
  contact: 'contact',
  'store-locator': 'store-locator',
  login: 'login',
  'lost-password': 'lost-password',
  'reset-password': 'reset-password',
  'my-account': 'my-account',
  wishlist: 'wishlist',
  logout: 'logout',
  project: 'project',
  search: 'search',
};

/** The route that shows a page of the content system by its name; undefined where that is the route of generic pages. */
export const routeOfPage = (name: string): RouteName | undefined => ownOf(namedPages, name);

/** Editors may call a page `constructor`, which every object has. */
const ownOf = (routes: Record<string, RouteName>, name: string): RouteName | undefined =>
  Object.hasOwn(routes, name) ? routes[name] : undefined;

const overviews: Record<string, RouteName> = {
  product: 'overview-product',
  collection: 'overview-collection',
  inspiration: 'overview-inspiration',
  article: 'journal',
};
const details: Record<string, RouteName> = {
  product: 'product',
  collection: 'collection',
  inspiration: 'inspiration',
  article: 'article',
  page: 'page',
  cms: 'cms',
};

/** The pages that releases have for everybody and that nothing of the content system is about, by their names. */
export function pagesWithoutContent(): string[] {
  const ofContent = new Set<string>([namedPages, overviews, details].flatMap((names) => Object.values(names)));
  return currentRoutes()
    .filter((route) => {
      const path = anyPathOf(route);
      const isOpen = route.indexed !== false && !route.portal && !ofContent.has(route.name);
      return isOpen && path !== undefined && !path.includes(':');
    })
    .map(({ name }) => name);
}

/** Locales that editors paste in front of links; the visitor's own language replaces them. */
const pastedLocale = /^\/(?:fr(?:-BE|-LU)?|nl-(?:BE|NL))(?=\/)/;

/**
 * The address on the site of a path of the content system, in a language: `/product/line-120` becomes
 * `/nl/producten/line-120`. Query and fragment stay. Addresses elsewhere are left as they are. `slugOf` says what the
 * address of a page without a route of its own ends with, where that is not the end of its path.
 */
export function siteAddress(path: string, language: Language, slugOf?: (page: string) => string | undefined): string {
  const target = targetOf(path);
  if (!target) return path;
  const { route, kind, name, search, hash } = target;
  const text = target.named ? name : (slugOf?.(`/${kind}/${name}`) ?? name);
  return addressOf(route, language, { slug: text }) + search + hash;
}

/**
 * The page that a path leads to, without query and fragment, where editors choose the slug that its address ends with:
 * it may be another in each language.
 */
export function editedPage(path: string): string | undefined {
  const target = targetOf(path);
  return target && !target.named ? `/${target.kind}/${target.name}` : undefined;
}

/** The route that a path of the content system leads to. */
export const routeOfPath = (path: string): string | undefined => targetOf(path)?.route;

/** What the paths begin with by which content links to a page of the site. */
export const pathsInContent = (route: string): string[] =>
  [['/page/', namedPages] as const, ['/overview/', overviews] as const, ['/', details] as const].flatMap(
    ([folder, routes]) =>
      Object.entries(routes).flatMap(([name, other]) => (other === route ? `${folder}${name}` : [])),
  );

interface Target {
  /** Whether the page has a route of its own. */
  named: boolean;
  route: RouteName;
  kind: string;
  name: string;
  search: string;
  hash: string;
}

function targetOf(path: string): Target | undefined {
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  const address = path.replace(pastedLocale, '');
  if (!URL.canParse(address, 'http://content')) return undefined;
  const { pathname, search, hash } = new URL(address, 'http://content');
  const [, kind = '', slug = '', ...rest] = pathname.split('/');
  const named = kind === 'overview' ? ownOf(overviews, slug) : kind === 'page' ? routeOfPage(slug) : undefined;
  const route = named ?? ownOf(details, kind);
  const name = decoded(slug);
  if (!route || !name || rest.length > 0) return undefined;
  return { named: named !== undefined, route, kind, name, search, hash };
}

/** The slug with its `%` escapes decoded; undefined where one is malformed. */
function decoded(slug: string): string | undefined {
  try {
    return decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}

/** The same for every link inside sanitised HTML, whose attributes are always in double quotes. */
export const withSiteAddresses = (html: string, ...how: Rest): string =>
  html.replace(ownLinks, (_, path: string) => ` href="${siteAddress(path, ...how)}"`);

/** The pages with such a slug that sanitised HTML links to. */
export const editedPagesIn = (html: string): string[] =>
  [...html.matchAll(ownLinks)].flatMap(([, path = '']) => editedPage(path) ?? []);

type Rest = Parameters<typeof siteAddress> extends [string, ...infer How] ? How : never;
const ownLinks = / href="(\/[^"]*)"/g;

/**
 * The site that the links of a mail lead to: the one of the reader's country. `siteUrl` says what kind of site this is, as
 * `https://www.example.fr` or `http://localhost:8080`; where it is none of the brand's hosts, it is the only one.
 */
export function siteFor(siteUrl: string, country: Country, hosts: Hosts): string {
  const { hostname } = new URL(siteUrl);
  const isKnown = hostname === 'localhost' || Object.values(hosts).includes(hostname);
  return isKnown ? originIn(country, siteUrl, hosts) : siteUrl;
}
