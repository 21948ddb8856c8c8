import { type Country, settingsOf } from '../i18n/index.ts';
import { definitionOf } from './current.ts';
import type { RouteMatch } from './match.ts';
import { pageOf } from './paging.ts';

/** Whether search engines may keep a page: not where its country repeats another (C56), nor a page of somebody's own. */
export const isIndexed = (country: Country, { name }: Pick<RouteMatch, 'name'>): boolean =>
  settingsOf(country).indexed && definitionOf(name)?.indexed !== false;

/** The part of a page's query that makes it a page of its own, as `?page=2`: what narrows a list does not. */
export function ownQuery({ name, query }: Pick<RouteMatch, 'name' | 'query'>): string {
  const { pagedBy = '' } = definitionOf(name) ?? {};
  const page = pageOf(query[pagedBy]);
  return page > 1 ? `?${pagedBy}=${page}` : '';
}
