import { languages } from 'shared/i18n';
import type { Context } from '../context.ts';
import { textIn } from '../language.ts';
import { editedPage, editedPagesIn, routeOfPage, siteAddress, withSiteAddresses } from '../site-address.ts';
import type { PageName } from '../sources/pages.ts';

type Place = Pick<Context, 'language' | 'pageNames'>;

/** The address on the site of a path of the content system, with the slug of its page in the language. */
export function addressOf(path: string, { language, pageNames }: Place): string | Promise<string> {
  const page = editedPage(path);
  if (page === undefined) return siteAddress(path, language);
  return pageNames.load(page).then((found) => siteAddress(path, language, () => slugIn(language, found)));
}

/** The same for every link inside sanitised HTML. */
export function withAddresses(html: string, { language, pageNames }: Place): string | Promise<string> {
  const pages = editedPagesIn(html);
  if (pages.length === 0) return withSiteAddresses(html, language);
  return pageNames.loadMany(pages).then((found) => {
    const byPage = new Map(pages.map((page, index) => [page, found[index]]));
    return withSiteAddresses(html, language, (page) => {
      const ofPage = byPage.get(page);
      return ofPage instanceof Error ? undefined : slugIn(language, ofPage);
    });
  });
}

const slugIn = (language: Context['language'], page: Pick<PageName, 'slugs'> | undefined): string | undefined =>
  page?.slugs ? textIn(language, page.slugs) : undefined;

/**
 * The address of a page in every language; nothing where it is the end of the page's path in all of them. A page with a route of
 * its own, as the contact page, has that route's.
 */
export const addressesOf = (page: { path: string } & Pick<PageName, 'slugs'>) =>
  (page.slugs && editedPage(page.path) !== undefined) || hasOwnRoute(page.path)
    ? languages.map((language) => ({ language, url: siteAddress(page.path, language, () => slugIn(language, page)) }))
    : undefined;

const hasOwnRoute = (path: string): boolean =>
  path.startsWith('/page/') && routeOfPage(path.slice('/page/'.length)) !== undefined;
