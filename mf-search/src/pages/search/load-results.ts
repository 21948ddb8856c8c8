import type { Platform } from 'shared/platform';
import { pageCount } from 'shared/routes';
import type { PictureImage } from 'shared/ui';
import { nodeTypes, pageSize, pagesShown, type Tab } from '../../domain/tabs.ts';
import { SearchResultsDocument, type SearchResultsQuery } from './search-results.generated.ts';

/** A result as every tab shows it. */
export interface Result {
  url: string;
  heading: string;
  description?: string;
  /** The languages of both, where they are not the page's. */
  headingLanguage?: string | null;
  descriptionLanguage?: string | null;
  image?: PictureImage;
}

export interface TabResults {
  tab: Tab;
  page: number;
  /** How many pages there are. */
  pages: number;
  total: number;
  items: Result[];
}

/** The most pages that are loaded together: a made-up number in an address costs no more. */
const mostPages = 40;

/** The results of a tab on a page; a page beyond the last is the last. */
export async function loadResults(platform: Platform, query: string, tab: Tab, asked: number): Promise<TabResults> {
  const limit = pageSize(tab);
  const load = async (page: number) => {
    const variables = { query, nodeType: nodeTypes[tab], limit, offset: (page - 1) * limit };
    return (await platform.content.query(SearchResultsDocument, variables)).found;
  };
  const first = await load(1);
  const total = first.pageInfo.totalCount;
  const pages = pageCount(total, limit);
  const page = Math.min(asked, pages, tab === 'products' ? pages : mostPages);
  const shown = await Promise.all(pagesShown(tab, page).map((number) => (number === 1 ? first : load(number))));
  return { tab, page, pages, total, items: shown.flatMap(({ items }) => items.flatMap(resultOf)) };
}

/** A page without a title or an address is left out. */
function resultOf(item: SearchResultsQuery['found']['items'][number]): Result[] {
  if (item.__typename !== 'CmsPage') return [item];
  const { title, titleLanguage, about, aboutLanguage, url } = item;
  const languages = { headingLanguage: titleLanguage, descriptionLanguage: aboutLanguage };
  return title && url ? [{ url, heading: title, description: about ?? undefined, ...languages }] : [];
}
