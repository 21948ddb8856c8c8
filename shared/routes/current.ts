import { declaredPages } from './declared.ts';
import { composeTable, type Route, type RouteTable } from './table.ts';

let read: () => RouteTable = () => declaredRoutes;

/** The table of what the remotes of this repository declare. */
export const declaredRoutes: RouteTable = composeTable(declaredPages);

/** The table that links are made and addresses are found by. */
export const currentRoutes = (): RouteTable => read();

/** Has it read from there from now on. */
export function readRoutesFrom(source: () => RouteTable): void {
  read = source;
}

/** The line of the table for a page, by its name. */
export function definitionOf(name: string): Route {
  const definition = currentRoutes().find((route) => route.name === name);
  if (!definition) throw new Error(`There is no route ${name}`);
  return definition;
}
