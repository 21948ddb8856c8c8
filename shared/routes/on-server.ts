import { AsyncLocalStorage } from 'node:async_hooks';
import { type RouteTable, readVisitFrom } from './table.ts';

const visits = new AsyncLocalStorage<RouteTable>();
readVisitFrom(() => visits.getStore());

/** Does a piece of work for one visit: links are made, and addresses found, by the table of its composition. */
export const withRoutes = <Result>(table: RouteTable, work: () => Result): Result => visits.run(table, work);
