import { createContext, useContext } from 'react';
import type { Filters } from '../../../domain/filters/filters.ts';

/** How components read and change the page's filters. */
interface FilterActions {
  /** The address of the first page of the list with these filters. */
  address(filters: Filters): string;
  /** Shows the list with these filters. Consecutive changes of one `subject` share one history entry. */
  change(filters: Filters, subject?: string): void;
}

export const FilterActionsContext = createContext<FilterActions>({ address: () => '', change: () => undefined });

export const useFilterActions = (): FilterActions => useContext(FilterActionsContext);
