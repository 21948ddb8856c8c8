import { catchAllCountry, type Language } from 'shared/i18n';
import { addressOf, declaredRoutes, takeRoutes } from 'shared/routes';
import { fetchPage } from './fetch-page.ts';
import { site } from './sites.ts';

// Addresses are made by the table of the process.
takeRoutes(declaredRoutes);

/** One page of each kind that has a slug. */
const samples: Readonly<Record<string, string>> = {
  product: 'ligne-120',
  collection: 'ligne',
  inspiration: 'bord-de-mer',
  article: 'livre-monte',
  cms: 'mentions-legales',
  page: 'a-propos',
  // A list is there for anyone who has its link: a token that is none leads nowhere.
  'shared-wishlist': 'none',
  'verify-email': 'none',
};

export interface SitePage {
  name: string;
  address: string;
  /** False where no live release has the page: it answers 404. */
  live: boolean;
}

/** The host that has every route in every language. */
export const everywhere = catchAllCountry;

/** One page for each route of the table in a language, and the not-found page; the site itself says which are live. */
export async function pagesIn(language: Language, port = site.port): Promise<SitePage[]> {
  const withPath = declaredRoutes.filter(({ paths }) => paths[language] !== undefined);
  const pages = await Promise.all(withPath.map(({ name }) => pageOf(name, language, port)));
  return [...pages, { name: 'not-found', address: `/${language}/absent/absent`, live: true }];
}

/** The page of one route in a language. */
export async function pageOf(name: string, language: Language, port = site.port): Promise<SitePage> {
  const address = await movedFrom(addressOf(name, language, { slug: samples[name] ?? '' }), port);
  return { name, address, live: await isLive(address, port) };
}

/** The address that a page has in this language, where its slug is another one. */
const movedFrom = (address: string, port: number): Promise<string> =>
  fetchPage(address, everywhere, port).then(
    ({ status, headers }) => (status === 301 ? String(headers.location) : address),
    () => address,
  );

/** A site that does not answer, as when tests are only listed, is taken to have everything. */
const isLive = (address: string, port: number): Promise<boolean> =>
  fetchPage(address, everywhere, port).then(
    ({ status }) => status !== 404,
    () => true,
  );
