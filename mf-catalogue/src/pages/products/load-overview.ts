import type { Platform } from 'shared/platform';
import { pageOf } from 'shared/routes';
import { asksForUnknown, filtersOf, uncheckedFilters } from '../../domain/filters/address.ts';
import type { Filters } from '../../domain/filters/filters.ts';
import { productsFilter } from '../../domain/filters/products-filter.ts';
import { askedIn, listOf, loadList } from './load-list.ts';
import { optionsOf } from './options-of.ts';
import { OverviewDocument } from './overview.generated.ts';

/**
 * What the list can be narrowed by, and the list that an address asks for: in one call, unless the address asks for filters
 * that are not offered. `isMissing` where it does; `isCorrected` where the list is not the one that the address says.
 */
export async function loadOverview(platform: Platform, query: Record<string, string>) {
  const page = pageOf(query.page);
  const unchecked = uncheckedFilters(query);
  const answer = await platform.content.query(OverviewDocument, askedIn({ filters: unchecked, page }));
  const options = optionsOf(answer);
  const view = { filters: filtersOf(query, options), page };
  const isAsked = asked(view.filters) === asked(unchecked);
  const list = isAsked ? await listOf(platform, view, answer) : await loadList(platform, view);
  const isMissing = asksForUnknown(query, options);
  return { options, list, isMissing, isCorrected: isMissing || (query.page ?? '1') !== String(list.page) };
}

const asked = (filters: Filters): string => JSON.stringify(productsFilter(filters));
