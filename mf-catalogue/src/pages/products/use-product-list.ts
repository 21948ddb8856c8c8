import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { filtersOf, queryOf } from '../../domain/filters/address.ts';
import type { FilterOptions } from '../../domain/filters/filter-options.ts';
import type { Filters } from '../../domain/filters/filters.ts';
import { pageOf } from '../../domain/pagination.ts';
import { type ListView, type LoadedList, loadList } from './load-list.ts';

/**
 * The list on screen and what it was asked for, which may still be on its way. The address always says what was asked for,
 * so that every state can be linked, reloaded and gone back to.
 */
export function useProductList(given: LoadedList, options: FilterOptions) {
  const platform = usePlatform();
  const [list, setList] = useState(given);
  const [asked, setAsked] = useState<ListView>(given);
  const [state, setState] = useState<'here' | 'on its way' | 'failed'>('here');
  const latest = useRef(0);
  const subject = useRef<string>(undefined);

  /** An answer that a newer question has overtaken is not shown, and neither is its failure. */
  const show = useCallback(
    async (view: ListView): Promise<void> => {
      latest.current += 1;
      const turn = latest.current;
      setAsked(view);
      setState('on its way');
      try {
        const answer = await loadList(platform, view);
        if (turn !== latest.current) return;
        setList(answer);
        setState('here');
      } catch (error) {
        if (turn !== latest.current) return;
        console.error('The product list could not be fetched', error);
        setState('failed');
      }
    },
    [platform],
  );

  const address = ({ filters, page }: ListView) => {
    const query = { ...queryOf(filters), page: page > 1 ? String(page) : undefined };
    return href('overview-product', platform.language, {}, query);
  };

  function enter(view: ListView, about?: string): void {
    platform.enter(address(view), { replace: about !== undefined && about === subject.current });
    subject.current = about;
    void show(view);
  }

  useShowingAddress(options, show);

  return {
    list,
    asked,
    state,
    address,
    /** A change of filters begins at the first page (R217); those of one `subject` in a row are one step of the history. */
    change: (filters: Filters, about?: string) => enter({ filters, page: 1 }, about),
    turnTo: (page: number) => enter({ filters: asked.filters, page }),
    tryAgain: () => void show(asked),
  };
}

/** The list follows the address when the visitor goes back or forward, and the bus when another part asks (R216, R234). */
function useShowingAddress(options: FilterOptions, show: (view: ListView) => Promise<void>): void {
  const platform = usePlatform();
  useEffect(() => {
    const restore = (query: Record<string, string>) =>
      show({ filters: filtersOf(query, options), page: pageOf(query.page) });
    const stop = platform.onReturn(restore);
    const wishes = platform.bus.state('filters').subscribe(({ filters, restoreFilters }) => {
      if (!restoreFilters) return;
      platform.bus.set('filters', { filters, restoreFilters: false });
      platform.enter(href('overview-product', platform.language, {}, filters));
      void restore(filters);
    });
    return () => {
      stop();
      wishes.unsubscribe();
    };
  }, [platform, options, show]);
}
