import type { Language } from '../i18n/index.ts';

export type RemoteName = 'shell' | `mf-${string}`;

/** Where a page is found and how the site treats it, as its remote declares it in `src/routes.ts`. */
export interface PageRoute {
  /** The base name, by which links name it; the full one is `{locale}-{name}` (C3). */
  name: string;
  /** One path in every language, without the `/{language}` in front; `:slug` takes one segment. None: reached by no path. */
  paths: Readonly<Record<Language, string>> | Readonly<Partial<Record<Language, never>>>;
  /** A second address of the page in a language, whole, on every host and whatever its languages are (C4, C60). */
  elsewhere?: Readonly<Partial<Record<Language, string>>>;
  /** Paths that the page had before, by language: they lead on to the one of today for good. */
  formerly?: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** The page is somebody's own, or a list of answers: search engines leave it alone. */
  indexed?: false;
  /** The query key that leads to its further pages; every other one only narrows or arranges what it shows. */
  pagedBy?: string;
  /** Without header and footer, and only in countries that have a portal (R12, R13, R15). */
  portal?: true;
  /** It shows or changes one visitor's data: it is never fetched ahead. */
  personal?: true;
  /** It is rendered for every request: a shared list is gone at once when its link is no longer valid. */
  neverKept?: true;
  /** It is a form or a list of another remote's: nobody looks for its text. */
  service?: true;
  /** How the header looks on it: on a ground of its own, or in ink over a hero that would have it white (R53). */
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
