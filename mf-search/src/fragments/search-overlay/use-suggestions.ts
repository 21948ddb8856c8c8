import { useEffect, useState } from 'react';
import { usePlatform } from 'shared/platform';
import { createPreSearch, type PreSearch } from '../../domain/pre-search.ts';
import { loadSuggestions, type Suggestions } from './load-suggestions.ts';

/** What is known of a text while it is typed. */
export function useSuggestions(text: string): PreSearch<Suggestions> {
  const platform = usePlatform();
  const [state, setState] = useState<PreSearch<Suggestions>>({ phase: 'short' });
  const [preSearch] = useState(() => createPreSearch((typed) => loadSuggestions(platform, typed), setState));
  useEffect(() => preSearch.stop, [preSearch]);
  useEffect(() => preSearch.typed(text), [preSearch, text]);
  return state;
}
