import { anyPathOf, parametersIn } from './claims.ts';
import type { declaredPages } from './declared.ts';
import type { ReleasedRoute } from './table.ts';

type DeclaredPages = typeof declaredPages;
type RouteIn<Pages> = Pages[keyof Pages];
type DeclaredRoute = { [Remote in keyof DeclaredPages]: RouteIn<DeclaredPages[Remote]> }[keyof DeclaredPages];

/** The names that pages of this repository have. */
export type RouteName = DeclaredRoute['name'];

/** The parameters of a path, one after another: `slug` of `produits/:slug`. */
export type ParametersOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What the page of a name takes: `{ slug: string }`. */
export type RouteParams<Name extends RouteName> =
  Extract<DeclaredRoute, { name: Name }> extends { paths: { fr: infer Path } }
    ? Readonly<Record<ParametersOf<Path>, string>>
    : Readonly<Record<never, string>>;

export type Query = Record<string, string | undefined>;

/** What follows the language where one links to a page: what it takes, where it takes something, and the query. */
export type LinkTo<Name extends RouteName> = Name extends RouteName
  ? [keyof RouteParams<Name>] extends [never]
    ? [params?: Readonly<Record<string, never>>, query?: Query]
    : [params: RouteParams<Name>, query?: Query]
  : never;

/**
 * A page as a contract with those who link to it: its name and the parameters of its path, as `page:product:slug@1`. Its address
 * may change; a page that takes something else is another one.
 */
export const pageContract = (route: Pick<ReleasedRoute, 'name' | 'paths'>): string =>
  `page:${[route.name, ...parametersIn(anyPathOf(route) ?? '')].join(':')}@1`;

type Declared = (typeof declaredPages)[keyof typeof declaredPages];
type RouteOf<Pages> = Pages extends unknown ? Pages[keyof Pages] : never;
type Parameters<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? `:${Name}${Parameters<Rest>}`
  : Path extends `${string}:${infer Name}`
    ? `:${Name}`
    : '';
type UseOf<Route> = Route extends { name: infer Name extends string; paths: { fr: infer Path } }
  ? `page:${Name}${Parameters<Path>}@1`
  : never;

/** How a release names a page of another remote that it links to: `page:product:slug@1`. */
export type PageUse = UseOf<RouteOf<Declared>>;
