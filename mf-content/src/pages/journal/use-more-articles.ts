import { useState } from 'react';
import { usePlatform } from 'shared/platform';
import { type JournalList, loadList } from './load.ts';

/**
 * The articles on screen, and eight more of them on request without leaving the page. The address tells how many there
 * are, so that coming back from an article finds the list as it was.
 */
export function useMoreArticles(given: JournalList) {
  const platform = usePlatform();
  const [list, setList] = useState(given);
  const [loading, setLoading] = useState(false);

  /** `address` is the page with those articles: where they cannot be fetched, the visitor is taken there. */
  async function showMore(address: string): Promise<void> {
    if (loading) return;
    setLoading(true);
    try {
      setList(await loadList(platform, { page: String(list.page + 1) }));
      platform.enter(address, { replace: true });
    } catch {
      await platform.navigate(address);
    } finally {
      setLoading(false);
    }
  }

  return { list, loading, showMore };
}
