import { pages } from '../contracts/index.ts';
import { composeTable, type PageRoutes, type RouteTable } from './table.ts';

/** What remotes declare of their pages in their `src/routes.ts`, for the types of links; a page is changed there. */
export const declaredPages: typeof pages = pages satisfies Readonly<Record<string, PageRoutes>>;

/** The table of all of them, whatever is live: for servers and tests, never for browsers. */
export const declaredRoutes: RouteTable = composeTable(declaredPages);
