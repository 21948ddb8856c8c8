import { addressOf } from 'shared/routes';
import type { Context } from '../context.ts';
import { pagesWithoutContent, siteAddress } from '../site-address.ts';
import { addressesOf } from './address.ts';
import { hasSubject } from './blocks.ts';

export const pageQueries = {
  seoForPage: async (_root: unknown, { path }: { path: string }, { pages }: Context) => {
    const page = await pages.load(path);
    return page && { ...page.seo, addresses: addressesOf(page) };
  },

  blocksForPage: async (_root: unknown, { path }: { path: string }, context: Context) => {
    const page = await context.pages.load(path);
    if (!page) return undefined;
    const shown = await Promise.all(page.blocks.map((block) => hasSubject(block, context)));
    return page.blocks.filter((_, index) => shown[index]);
  },

  sitePages: async (_root: unknown, _args: unknown, { sources, language }: Context) => {
    const pages = await sources.pages.all();
    const edited = pages
      .filter(({ seo }) => !seo.robots?.includes('noindex'))
      .map((page) => {
        const addresses = addressesOf(page);
        const own = addresses?.find((address) => address.language === language);
        return { url: own?.url ?? siteAddress(page.path, language), addresses };
      });
    return [...edited, ...pagesWithoutContent().map((name) => ({ url: addressOf(name, language) }))];
  },

  header: async (_root: unknown, _args: unknown, { sources }: Context) => ({
    headerMenu: await sources.menus.header(),
  }),

  footer: async (_root: unknown, _args: unknown, { sources }: Context) => ({
    footerMenu: await sources.menus.footer(),
  }),
};
