import { languages } from '../i18n/index.ts';
import type { Route, RouteTable } from './table.ts';

type Kept = Pick<Route, 'elsewhere' | 'indexed' | 'pagedBy' | 'portal' | 'personal' | 'header'>;

/** A line of the table in few bytes: name, remote, page, its path in each language or one for all, and what is special. */
export type PackedRoute = readonly [
  name: string,
  remote: string,
  page: string,
  paths: readonly (string | null)[] | string,
  special?: Kept,
];

/** A table as documents and render processes get it: what only the gateway asks for is left out. */
export type PackedRoutes = readonly PackedRoute[];

/** The table as documents carry it. */
export const packRoutes = (table: RouteTable): PackedRoutes =>
  table.map(({ name, remote, page, paths, neverKept: _, service: __, formerly: ___, ...special }) => {
    const all = languages.map((language) => paths[language] ?? null);
    const [first = null] = all;
    const packed = first !== null && all.every((path) => path === first) ? first : all;
    return Object.keys(special).length ? [name, remote, page, packed, special] : [name, remote, page, packed];
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
