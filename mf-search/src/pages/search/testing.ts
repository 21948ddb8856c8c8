import { screen, within } from '@testing-library/react';
import { type Answers, renderPage } from 'shared/testing';
import remote from '../../remote.ts';
import { screenOf } from '../../testing/screen-width.ts';

const picture = { url: '/pictures/lune.svg', alt: 'Miroir Lune', width: 688, height: 916 };
export const product = (place: number) => ({
  __typename: 'Product',
  uid: `RV-${place}`,
  url: `/fr/produits/miroir-${place}`,
  heading: `Miroir ${place}`,
  description: 'Miroir rond',
  cardImage: picture,
});
export const page = (place: number) => ({
  __typename: 'CmsPage',
  title: `Page ${place}`,
  description: 'Ce que dit la page',
  url: `/fr/page-${place}`,
});
export const collection = (place: number) => ({
  __typename: 'Collection',
  id: `c${place}`,
  url: `/fr/collections/c${place}`,
  heading: `Collection ${place}`,
  description: 'Une collection',
  image: picture,
});
export const listed = <Entry>(count: number, entry: (place: number) => Entry) =>
  Array.from({ length: count }, (_, place) => entry(place + 1));

export const catalogue: Record<string, object[]> = {
  product: listed(30, product),
  collection: listed(2, collection),
  article: [],
  pages: [...listed(70, page), { ...page(71), title: '' }],
};
interface Asked {
  nodeType: string;
  limit: number;
  offset: number;
}
export const paged = (items: object[], { limit, offset }: Pick<Asked, 'limit' | 'offset'>) => ({
  items: items.slice(offset, offset + limit),
  pageInfo: { totalCount: items.length, limit, offset, hasMore: offset + limit < items.length },
});

/** A content system that finds the catalogue above, or another one, for every text. */
export function answers(found = catalogue, spelling: object = { corrected: null, nearest: [] }): Answers {
  const search = ({ nodeType, limit, offset }: Asked) => paged(found[nodeType] ?? [], { limit, offset });
  return {
    SeoForPage: { seoForPage: { title: 'Recherche' } },
    PopularSearches: {
      searchFirstStep: {
        groups: [{ name: 'Conseils', data: [{ title: 'Huiler le chêne', path: '/fr/journal/huiler' }] }],
      },
    },
    Range: { productFilters: { types: [{ name: 'Miroirs', value: 'Miroir' }] } },
    SearchResults: { searchByNodeType: search },
    SearchCounts: { searchByNodeType: search, searchSpelling: spelling },
  };
}
export const empty = { product: [], collection: [], article: [], pages: [] };

beforeEach(() => {
  localStorage.clear();
  screenOf(1280);
});
afterEach(() => history.replaceState(null, '', '/'));

export const show = (address: string, given = answers()) =>
  renderPage(remote, 'search', { address, country: 'be', answers: given });
export const tabs = () => within(screen.getByRole('navigation', { name: 'Type de résultats' }));
export const tab = (name: RegExp) => tabs().getByRole('link', { name });
export const marked = () =>
  tabs()
    .queryAllByRole('link', { current: true })
    .map((link) => link.textContent);
export const shown = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
