import { useEffect, useRef, useState } from 'react';
import { useLatestAnswer } from 'shared/latest-answer';
import { usePlatform } from 'shared/platform';
import { firstTab, type Tab } from '../../domain/tabs.ts';
import { loadResults, type TabResults } from './load-results.ts';

/** The debounce of the tabs, in ms. */
const tabDelay = 200;
/** The width from which the tabs are side by side. */
const wide = '(min-width: 64em)';

/** A tab, or the first one where none is chosen, and its page. */
interface TabRequest {
  chosen: Tab | undefined;
  page: number;
  delay: number;
}

/**
 * The results on screen. Another tab, or more results, are loaded in place; the address follows, so that Back and a
 * reload show them again. When the screen becomes wide or narrow, it starts again at the first tab.
 */
export function useResults(
  item: string,
  { tab, counts }: { tab?: Tab; counts: Record<Tab, number> },
  first: TabResults,
  address: (tab?: Tab, page?: number) => string,
) {
  const platform = usePlatform();
  const [shown, setShown] = useState({ chosen: tab, results: first });
  const { latest, ask } = useLatestAnswer(
    ({ chosen, page }: TabRequest) => loadResults(platform, item, chosen ?? firstTab(counts), page),
    {
      pauseOf: ({ delay }) => delay,
      answered(results, { chosen }) {
        setShown({ chosen, results });
        platform.enter(address(chosen, results.page), { replace: true });
      },
    },
  );
  const loading = latest?.phase === 'asked';

  const reset = useRef(() => {});
  reset.current = () => void (shown.chosen && ask({ chosen: undefined, page: 1, delay: 0 }));
  useEffect(() => {
    const query = matchMedia(wide);
    const crossed = () => reset.current();
    query.addEventListener('change', crossed);
    return () => query.removeEventListener('change', crossed);
  }, []);

  return {
    results: shown.results,
    chosen: loading ? latest.question.chosen : shown.chosen,
    loading,
    failed: latest?.phase === 'failed',
    choose: (next: Tab) => void ask({ chosen: next, page: 1, delay: tabDelay }),
    more: () => void (loading || ask({ chosen: shown.results.tab, page: shown.results.page + 1, delay: 0 })),
  };
}
