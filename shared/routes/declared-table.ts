import { declaredPages } from './declared.ts';
import { composeTable, type RouteTable } from './table.ts';

/** The table of what the remotes of this repository declare, whatever is live: for servers and tests, never for browsers. */
export const declaredRoutes: RouteTable = composeTable(declaredPages);
