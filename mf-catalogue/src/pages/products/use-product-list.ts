import { useCallback, useEffect, useRef, useState } from 'react';
import { type Asked, useLatestAnswer } from 'shared/latest-answer';
import { usePlatform } from 'shared/platform';
import { href, pageOf } from 'shared/routes';
import { filtersOf, queryOf } from '../../domain/filters/address.ts';
import type { FilterOptions, Filters } from '../../domain/filters/filters.ts';
import { type ListView, type LoadedList, loadList } from './load-list.ts';

/**
 * The list on screen, and the filters of the last request, which may still be pending. The address always has the filters of
 * the last request, so that every state can be linked, reloaded and gone back to. An address that differs is replaced.
 */
export function useProductList(given: LoadedList, options: FilterOptions, isCorrected: boolean) {
  const platform = usePlatform();
  const [list, setList] = useState(given);
  const { latest, ask } = useLatestAnswer((view: ListView) => loadList(platform, view), { answered: setList });
  const subject = useRef<string>(undefined);

  const cause = latest?.phase === 'failed' ? latest.cause : undefined;
  useEffect(() => {
    if (cause) console.error('The product list could not be fetched', cause);
  }, [cause]);
  const asked = latest?.question ?? given;
  const state = stateOf(latest?.phase);

  const { language, enter: enterAddress } = platform;
  const address = useCallback(
    ({ filters, page }: ListView) => {
      const query = { ...queryOf(filters), page: page > 1 ? String(page) : undefined };
      return href('overview-product', language, {}, query);
    },
    [language],
  );

  const toCorrect = isCorrected ? address(given) : undefined;
  useEffect(() => {
    if (toCorrect !== undefined) enterAddress(toCorrect, { replace: true });
  }, [toCorrect, enterAddress]);

  const enter = useCallback(
    (view: ListView, about?: string): void => {
      enterAddress(address(view), { replace: about !== undefined && about === subject.current });
      subject.current = about;
      void ask(view);
    },
    [enterAddress, address, ask],
  );

  /** After going back or forward the next change gets a history entry of its own. */
  const restore = useCallback(
    (view: ListView) => {
      subject.current = undefined;
      return ask(view);
    },
    [ask],
  );
  useRestoring(asked, options, restore);

  return {
    list,
    asked,
    state,
    address,
    /** A change of filters begins at the first page; consecutive ones of one `subject` share one history entry. */
    change: useCallback((filters: Filters, about?: string) => enter({ filters, page: 1 }, about), [enter]),
    turnTo: (page: number) => enter({ filters: asked.filters, page }),
    tryAgain: () => void ask(asked),
  };
}

function stateOf(phase: Asked<unknown, unknown>['phase'] | undefined): 'here' | 'pending' | 'failed' {
  if (phase === 'asked') return 'pending';
  return phase === 'failed' ? 'failed' : 'here';
}

/**
 * The list follows the bus when filters are to be restored: by the address when the visitor goes back or forward, or because
 * another part asks; it publishes its filters there.
 */
function useRestoring(
  { filters: shown }: ListView,
  options: FilterOptions,
  show: (view: ListView) => Promise<void>,
): void {
  const platform = usePlatform();
  const { bus } = platform;
  useEffect(() => {
    /** The address that the browser has gone back to; any other one has to be entered. */
    let returnedTo: Record<string, string> | undefined;
    let restored = Promise.resolve();
    const stop = platform.onReturn((query) => {
      returnedTo = query;
      bus.set('filters', { filters: query, restoreFilters: true });
      return restored;
    });
    const wishes = bus.state('filters').subscribe(({ filters, restoreFilters }) => {
      if (!restoreFilters) return;
      if (filters !== returnedTo) platform.enter(href('overview-product', platform.language, {}, filters));
      restored = show({ filters: filtersOf(filters, options), page: pageOf(filters.page) });
    });
    return () => {
      stop();
      wishes.unsubscribe();
    };
  }, [platform, bus, options, show]);

  useEffect(() => bus.set('filters', { filters: queryOf(shown), restoreFilters: false }), [bus, shown]);
}
