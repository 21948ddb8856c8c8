import { fakePlatform } from 'shared/testing';
import texts from '../../locales/fr.json';
import { load } from './page.tsx';
import { answers, catalogue, empty, listed, page, product } from './testing.ts';

/** What the page at an address is made from, and what was asked of the content system for it. */
async function loaded(address: string, given = answers()) {
  const asked: string[] = [];
  const watched = Object.entries(given).map(([name, answer]) => [
    name,
    (variables: Record<string, unknown>) => {
      asked.push(name);
      return typeof answer === 'function' ? answer(variables) : answer;
    },
  ]);
  const { platform } = fakePlatform({ address, country: 'be', answers: Object.fromEntries(watched) });
  const data = await load({ platform, route: platform.route, texts: Promise.resolve(texts) });
  return { ...data, asked: asked.sort() };
}

it('is called after what was searched, whatever that is', async () => {
  expect((await loaded('/fr/recherche')).seo.title).toBe('Recherche');
  expect((await loaded('/fr/recherche?item=%24%26')).seo.title).toBe('«\u00a0$&\u00a0» – Recherche');
});

it('asks for what is often looked for only where nothing was found, and for the types of products only after a search', async () => {
  expect((await loaded('/fr/recherche')).asked).toEqual(['PopularSearches', 'SeoForPage']);
  expect((await loaded('/fr/recherche?item=x')).asked).toEqual(['SearchCounts', 'SearchResults', 'SeoForPage']);
  const nothing = await loaded('/fr/recherche?item=x', answers(empty));
  expect(nothing.asked).toEqual(['PopularSearches', 'Range', 'SearchCounts', 'SearchResults', 'SeoForPage']);
});

it('asks for results of a second tab only where there are no products, and no tab was chosen', async () => {
  const found = answers({ ...empty, journal: [], pages: listed(3, page) });
  const searches = async (address: string) => {
    const { results, asked } = await loaded(address, found);
    return [results?.tab, asked.filter((name) => name === 'SearchResults').length];
  };
  expect(await searches('/fr/recherche?item=x')).toEqual(['pages', 2]);
  expect(await searches('/fr/recherche?item=x&tab=pages')).toEqual(['pages', 1]);
  expect(await searches('/fr/recherche?item=x&tab=products')).toEqual(['products', 1]);
});

it('counts the results of each tab, and all of them', async () => {
  const { counts, total } = await loaded('/fr/recherche?item=x');
  expect(counts).toEqual({ products: 30, collections: 2, journal: 0, pages: 71 });
  expect(total).toBe(103);
});

it('loads forty pages of a tab together at most, but any page of products, and no page twice', async () => {
  const found = answers({ ...catalogue, product: listed(600, product), pages: listed(1500, page) });
  const { results, asked } = await loaded('/fr/recherche?item=x&tab=pages&page=99', found);
  expect(results).toMatchObject({ page: 40, pages: 50, total: 1500 });
  expect(results?.items).toHaveLength(1200);
  expect(asked.filter((name) => name === 'SearchResults')).toHaveLength(40);
  const products = await loaded('/fr/recherche?item=x&page=99', found);
  expect(products.results).toMatchObject({ page: 50, pages: 50 });
  expect(products.results?.items.map(({ heading }) => heading)).toEqual(listed(12, (place) => `Miroir ${588 + place}`));
  expect(products.asked.filter((name) => name === 'SearchResults')).toHaveLength(2);
});

it('leaves out pages without a title or an address, and says what each is about', async () => {
  const pages = [page(1), { ...page(2), title: '' }, { ...page(3), url: '' }, { ...page(4), description: null }];
  const { results } = await loaded('/fr/recherche?item=x&tab=pages', answers({ ...catalogue, pages }));
  expect(results?.items.map(({ heading, description }) => [heading, description])).toEqual([
    ['Page 1', 'Ce que dit la page'],
    ['Page 4', undefined],
  ]);
});
