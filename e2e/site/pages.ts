import { catchAllCountry, type Language } from 'shared/i18n';
import { addressOf, declaredRoutes, takeRoutes } from 'shared/routes';
import { eventually } from '../../deploy/testing/eventually.ts';
import { type FetchedPage, fetchPage } from './fetch-page.ts';
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
  'confirm-message': 'none',
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
  const asked = addressOf(name, language, { slug: samples[name] ?? '' });
  const answer = await answerOf(asked, port);
  // Where its slug is another one in this language.
  const address = answer?.status === 301 ? String(answer.headers.location) : asked;
  return { name, address, live: (await answerOf(address, port))?.status !== 404 };
}

/**
 * What an address answers, once it does: a page that is late on a busy machine has the same test in every process that lists
 * the tests. A site that is not there, as when tests are only listed, is taken to have everything.
 */
async function answerOf(address: string, port: number): Promise<FetchedPage | undefined> {
  let answer: FetchedPage | undefined;
  await eventually(async () => {
    answer = await fetchPage(address, everywhere, port).catch(() => undefined);
    return !answer || answer.status < 500;
  });
  return answer;
}
