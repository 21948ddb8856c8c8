import { useEffect, useState } from 'react';
import { type Platform, usePlatform } from 'shared/platform';
import type { Option } from '../../domain/option-groups.ts';
import { createPreSearch, type PreSearch } from '../../domain/pre-search.ts';
import { PreSearchDocument } from './pre-search.generated.ts';

/** The state of the search for a text while it is typed. */
export function useSuggestions(text: string): PreSearch<Suggestions> {
  const platform = usePlatform();
  const [state, setState] = useState<PreSearch<Suggestions>>({ phase: 'short' });
  const [preSearch] = useState(() =>
    createPreSearch((typed) => loadSuggestions(platform, typed), setState, platform.searchMinLength),
  );
  useEffect(() => preSearch.stop, [preSearch]);
  useEffect(() => preSearch.typed(text), [preSearch, text]);
  return state;
}

/** How many articles, and how many pages, the overlay shows at most. */
const mostOfAKind = 3;

/** What a text finds, by the tabs of the results page. */
export interface Suggestions {
  products: Option[];
  collections: Option[];
  journal: Option[];
  pages: Option[];
  /** The corrected text, where it had typing errors. */
  corrected?: string;
  /** Known words that look like a text without results. */
  nearest: readonly string[];
}

async function loadSuggestions(platform: Platform, query: string): Promise<Suggestions> {
  const { searchSecondStep, searchSpelling } = await platform.content.query(PreSearchDocument, { query });
  const { product, collection, article, cms_page } = searchSecondStep;
  return {
    products: product.map(({ name, nameLanguage, path, thumbnail }) => ({
      ...{ title: name, titleLanguage: nameLanguage },
      ...{ path, picture: thumbnail },
    })),
    collections: collection.map(({ title, titleLanguage, path, iconDark }) => ({
      ...{ title, titleLanguage, path },
      icon: iconDark ?? undefined,
    })),
    journal: article.slice(0, mostOfAKind).map(({ title, titleLanguage, path }) => ({ title, titleLanguage, path })),
    pages: cms_page.slice(0, mostOfAKind).map(({ title, titleLanguage, path }) => ({ title, titleLanguage, path })),
    corrected: searchSpelling.corrected ?? undefined,
    nearest: searchSpelling.nearest,
  };
}
