import { type Language, languages } from '../i18n/index.ts';

export type RemoteName = 'shell' | `mf-${string}`;

/** Where a page is found and how the site treats it, as its remote declares it in `src/routes.ts`. */
export interface PageRoute {
  /** The base name, by which links name it; the full one is `{locale}-{name}`. */
  name: string;
  /** One path in every language, without the `/{language}` in front; `:slug` takes one segment. None: reached by no path. */
  paths: Readonly<Record<Language, string>> | Readonly<Partial<Record<Language, never>>>;
  /** A second address of the page in a language, whole, on every host and whatever its languages are. */
  elsewhere?: Readonly<Partial<Record<Language, string>>>;
  /** Paths that the page had before, by language: they lead on to the one of today for good. */
  formerly?: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** The page is somebody's own, or a list of answers: search engines leave it alone. */
  indexed?: false;
  /** The query key that leads to its further pages; every other one only narrows or arranges what it shows. */
  pagedBy?: string;
  /** Without header and footer, and only in countries that have a portal. */
  portal?: true;
  /** It shows or changes one visitor's data: it is never prefetched. */
  personal?: true;
  /** Never cached: it is rendered for every request, so that a shared list is gone as soon as its link is revoked. */
  neverKept?: true;
  /** It is a form or a list of another remote's: the search does not find its text. */
  service?: true;
  /** How the header looks on it: on a ground of its own, or in ink over a hero that would have it white. */
  header?: 'plain' | 'transparent-dark';
}

/** What a remote declares of its pages, by their names in `src/remote.ts`. */
export type PageRoutes = Readonly<Record<string, PageRoute>>;

/** What a release says of a page: it may be from before a language was added. */
export interface ReleasedRoute extends Omit<PageRoute, 'paths'> {
  paths: Readonly<Partial<Record<Language, string>>>;
}

/** A line of the table of routes. */
export interface Route extends ReleasedRoute {
  remote: string;
  /** The page of that remote. */
  page: string;
  /** Of a page whose remote is retired: the page that its former paths lead to, and what that takes in each language. */
  leadsTo?: { name: string; params?: Readonly<Record<string, Readonly<Record<string, string>>>> };
}

/** Every route of a site; the first one that an address fits is meant. */
export type RouteTable = readonly Route[];

/** The table of what several remotes declare: fixed paths come before those with a slug. */
export function composeTable(pages: Readonly<Record<string, Readonly<Record<string, ReleasedRoute>>>>): RouteTable {
  const routes = Object.entries(pages).flatMap(([remote, declared]) =>
    Object.entries(declared).map(([page, route]) => ({ remote, page, ...route })),
  );
  return routes.sort((one, other) => slugsIn(one) - slugsIn(other));
}

/** A path takes the same in every language. */
const slugsIn = ({ paths }: ReleasedRoute): number => (Object.values(paths)[0] ?? '').split(':').length - 1;

let taken: RouteTable = [];
let ofVisit: () => RouteTable | undefined = () => undefined;

/** The table that links are made and addresses are found by: the one of the visit, where a server works for many. */
export const currentRoutes = (): RouteTable => ofVisit() ?? taken;

/** Takes the table of the whole process: in a browser that of the tab's composition. */
export function takeRoutes(table: RouteTable): void {
  taken = table;
}

/** Says where the table of each visit is read from. */
export function readVisitFrom(source: () => RouteTable | undefined): void {
  ofVisit = source;
}

/** The line of the table for a page by its name, where the composition has it. */
export const definitionOf = (name: string): Route | undefined => currentRoutes().find((route) => route.name === name);

type Special = Pick<Route, 'elsewhere' | 'indexed' | 'pagedBy' | 'portal' | 'personal' | 'header'>;

/** A line of the table in few bytes: name, remote, page, its path in each language or one for all, and what is special. */
export type PackedRoute = readonly [
  name: string,
  remote: string,
  page: string,
  paths: readonly (string | null)[] | string,
  special?: Special,
];

/** A table as documents and render processes get it: what only the gateway asks for is left out. */
export type PackedRoutes = readonly PackedRoute[];

/** The table as documents carry it. */
export const packRoutes = (table: RouteTable): PackedRoutes =>
  table.flatMap(({ name, remote, page, paths, neverKept: _, service: __, formerly: ___, leadsTo, ...special }) => {
    if (leadsTo) return [];
    const all = languages.map((language) => paths[language] ?? null);
    const [first = null] = all;
    const packed = first !== null && all.every((path) => path === first) ? first : all;
    return [Object.keys(special).length ? [name, remote, page, packed, special] : [name, remote, page, packed]];
  });

/** The table of a document. */
export const unpackRoutes = (packed: PackedRoutes): RouteTable =>
  packed.map(([name, remote, page, paths, special]) => ({
    name,
    remote,
    page,
    paths: Object.fromEntries(
      languages.map((language, index) => [language, typeof paths === 'string' ? paths : (paths[index] ?? undefined)]),
    ),
    ...special,
  }));
