import { useEffect, useRef, useState } from 'react';
import { usePlatform } from 'shared/platform';
import type { Tab } from '../../domain/tabs.ts';
import { loadResults, type TabResults } from './load-results.ts';

/** How long a tab waits before its results are loaded anew, in ms (R309). */
const tabDelay = 200;
/** From here on the tabs stand side by side (R308). */
const wide = '(min-width: 64em)';

/**
 * The results on screen. Another tab, or more of one, comes without leaving the page; the address tells which, so that
 * coming back finds them. A screen that becomes wide or narrow starts again at the first tab (R308).
 */
export function useResults(
  item: string,
  tab: Tab | undefined,
  first: TabResults,
  address: (tab?: Tab, page?: number) => string,
) {
  const platform = usePlatform();
  const [state, setState] = useState({ chosen: tab, results: first, loading: false, failed: false });
  const turn = useRef(0);

  async function show(chosen: Tab | undefined, page: number, delay = 0): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    const before = state.chosen;
    setState((last) => ({ ...last, chosen, loading: true, failed: false }));
    try {
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (mine !== turn.current) return;
      const results = await loadResults(platform, item, chosen ?? 'products', page);
      if (mine !== turn.current) return;
      setState({ chosen, results, loading: false, failed: false });
      history.replaceState(history.state, '', address(chosen, results.page));
    } catch {
      if (mine === turn.current) setState((last) => ({ ...last, chosen: before, loading: false, failed: true }));
    }
  }

  const reset = useRef(() => {});
  reset.current = () => void (state.chosen && show(undefined, 1));
  useEffect(() => {
    const query = matchMedia(wide);
    const crossed = () => reset.current();
    query.addEventListener('change', crossed);
    return () => {
      query.removeEventListener('change', crossed);
      turn.current += 1;
    };
  }, []);

  return {
    ...state,
    choose: (next: Tab) => void show(next, 1, tabDelay),
    more: () => void (state.loading || show(state.results.tab, state.results.page + 1)),
  };
}
