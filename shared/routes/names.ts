import type { declaredPages } from './declared.ts';

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
