import type { RouteMatch } from './match.ts';
import { definitionOf } from './table.ts';

/** The page of a list that a query parameter asks for: a whole number from 1 to 9999; the first where it asks for none. */
export const pageOf = (parameter: string | undefined): number =>
  parameter !== undefined && /^[1-9]\d{0,3}$/.test(parameter) ? Number(parameter) : 1;

/** How many pages so many results fill; there is always a first one. */
export const pageCount = (results: number, pageSize: number): number => Math.max(1, Math.ceil(results / pageSize));

/** The part of a page's query that makes it a page of its own, as `?page=2`: what narrows a list does not. */
export function ownQuery({ name, query }: Pick<RouteMatch, 'name' | 'query'>): string {
  const { pagedBy = '' } = definitionOf(name) ?? {};
  const page = pageOf(query[pagedBy]);
  return page > 1 ? `?${pagedBy}=${page}` : '';
}
