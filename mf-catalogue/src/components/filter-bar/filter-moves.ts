import { createContext, useContext } from 'react';
import type { Filters } from '../../domain/filters/filters.ts';

/** How the filters of the page are changed. */
export interface FilterMoves {
  /** The address of the first page of the list with these filters. */
  address(filters: Filters): string;
  /** Shows the list with these filters. Changes of one `subject` in a row are one step of the history. */
  change(filters: Filters, subject?: string): void;
}

export const FilterMovesContext = createContext<FilterMoves>({ address: () => '', change: () => undefined });

export const useFilterMoves = (): FilterMoves => useContext(FilterMovesContext);
