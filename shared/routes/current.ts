import type { Route, RouteTable } from './table.ts';

let taken: RouteTable = [];
let ofVisit: () => RouteTable | undefined = () => undefined;

/** The table that links are made and addresses are found by: the one of the visit, where a server works for many. */
export const currentRoutes = (): RouteTable => ofVisit() ?? taken;

/** Takes the table of the whole process: in a browser that of the tab's composition. */
export function takeRoutes(table: RouteTable): void {
  taken = table;
}

/** Has the table of each visit read from there. */
export function readVisitFrom(source: () => RouteTable | undefined): void {
  ofVisit = source;
}

/** The line of the table for a page by its name, where the composition has it. */
export const definitionOf = (name: string): Route | undefined => currentRoutes().find((route) => route.name === name);
